/** Characters of a place as people type or paste it: long enough for a postal address with its country. */
export const LONGEST_PLACE = 200;
