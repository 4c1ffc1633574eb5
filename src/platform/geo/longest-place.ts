/** Longest place name or address accepted: enough for a postal address with its country. */
export const LONGEST_PLACE = 200;
