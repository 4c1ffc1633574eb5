const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'First visit', '5th visit'. */
export const visitText = (visit: number): string =>
  visit === 1 ? 'First visit' : `${visit}${SUFFIXES[ordinals.select(visit)] ?? 'th'} visit`;
