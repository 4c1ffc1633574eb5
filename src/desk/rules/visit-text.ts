const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '5th visit'. */
export const visitText = (visit: number): string => `${visit}${SUFFIXES[ordinals.select(visit)] ?? 'th'} visit`;
