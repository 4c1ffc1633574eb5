const ASK = 'ask-';

/** Radio value of a full time in a plain form: marks an enquiry, so that it is never taken for a free time. */
export const askedTime = (time: string) => `${ASK}${time}`;

/** The time in such a value; null for any other. */
export const askedFor = (value: string) => (value.startsWith(ASK) ? value.slice(ASK.length) : null);
