const ASK = 'ask-';

/** A full time as a plain form's radio value: marks an enquiry, so that it's never mistaken for a free time. */
export const enquiryValue = (time: string) => `${ASK}${time}`;

/** The time of an enquiry's value; null for any other. */
export const enquiryTimeOf = (value: string) => (value.startsWith(ASK) ? value.slice(ASK.length) : null);
