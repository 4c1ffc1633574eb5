const ASK = 'ask-';

/** A full time as a plain form's radio button sends it: what was free when shown is never taken for it. */
export const askedTime = (time: string) => `${ASK}${time}`;

/** The time of such a value; null for any other. */
export const askedFor = (value: string) => (value.startsWith(ASK) ? value.slice(ASK.length) : null);
