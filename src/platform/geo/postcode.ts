import type { Outcode } from './gazetteer.ts';
import { asDigit, type Outcodes, readInward, readOutcode } from './postcode-reading.ts';
import type { GeoMatch } from './types.ts';

/** Anything that could be a full postcode if O, I and L count as digits, and 0 and 1 as letters. */
const FULL = /(?<![A-Z\d])(?=([A-Z01]{1,2}[\dOIL][A-Z\d]?) ?([\dOIL][A-Z01]{2})(?![A-Z\d]))/g;
const FULL_ALONE = /^([A-Z01]{1,2}[\dOIL][A-Z\d]?)([\dOIL][A-Z01]{2})$/;
/** Letters never used in the last two places. */
const NOT_INWARD = /[CIKMOV]/;
const SECTOR = /^[\dOIL][A-Z]?$/;
const COUNTRY =
  /(?: (?:THE )?(?:U ?K|GBR?|G B|UNITED KINGDOM|GREAT BRITAIN|ENGLAND|SCOTLAND|WALES|NORTHERN IRELAND))+$/;

/** Upper case, single spaces, without the country at the end, whose letters could end a postcode. */
function withoutCountry(query: string): string {
  return query
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(COUNTRY, '');
}

/** Restores lost line breaks: 'LeedsLS1 5RUUnited Kingdom'. */
const splitLines = (query: string) =>
  query.replace(/\p{Ll}(?=\p{Lu})/gu, '$& ').replace(/\d[A-Z]{2}(?=[A-Z][a-z])/g, '$& ');

type Candidate = { outward: string; inward: string; isAlone: boolean };
/** `trust`: 3 as typed, 2 as typed but with an unknown sector, 1 corrected. */
type Reading = { match: GeoMatch; trust: number };

/** Whether the area has a letter typed as a letter: 12 is not L2. */
const hasArea = (text: string, { code }: Outcode) => /[A-Z]/.test(text.slice(0, code.search(/\d/)));

/** Whether a correction is more than a coincidence of house number and words: 11 Old Street is not L1 0LD. */
function isPlausible({ outward, inward, isAlone }: Candidate, outcode: Outcode): boolean {
  if (!hasArea(outward, outcode)) return isAlone && /^\d[A-Z]{2}$/.test(inward);
  return isAlone || (/[A-Z]/.test(inward.slice(1)) && !NOT_INWARD.test(readInward(inward).slice(1)));
}

function readCandidate(candidate: Candidate, outcodes: Outcodes): Reading | null {
  const { outward, inward, isAlone } = candidate;
  const outcode = readOutcode(outward, outcodes);
  if (!outcode) return null;
  const unit = readInward(inward);
  const sector = outcode.sectors.get(unit.charAt(0));
  const isAsTyped = outcode.code === outward && unit === inward;
  if (!isAsTyped && !isPlausible(candidate, outcode)) return null;
  if (sector)
    return { match: { kind: 'postcode', label: `${outcode.code} ${unit}`, ...sector }, trust: isAsTyped ? 3 : 1 };
  return isAsTyped || isAlone ? { match: outcodeMatch(outcode), trust: isAsTyped ? 2 : 1 } : null;
}

function candidatesIn(text: string): Candidate[] {
  const [, outward = '', inward = ''] = FULL_ALONE.exec(text.replaceAll(' ', '')) ?? [];
  const within = [...text.matchAll(FULL)].map(([, outward = '', inward = '']) => ({ outward, inward, isAlone: false }));
  return outward ? [...within, { outward, inward, isAlone: true }] : within;
}

/**
 * A full postcode anywhere in the text: the most trusted, then the last. `digits`: whether it contains a typed digit.
 */
function fullPostcode(text: string, outcodes: Outcodes, digits: boolean): GeoMatch | null {
  const readings = candidatesIn(text)
    .filter(({ outward, inward }) => /\d/.test(outward + inward) === digits)
    .flatMap((candidate) => readCandidate(candidate, outcodes) ?? [])
    .toSorted((a, b) => a.trust - b.trust);
  return readings.at(-1)?.match ?? null;
}

export function outcodeMatch({ code, lat, lng }: Outcode): GeoMatch {
  return { kind: 'outcode', label: code, lat, lng };
}

export function sectorMatch(outcode: Outcode, digit: string): GeoMatch | null {
  const sector = outcode.sectors.get(digit);
  return sector ? { kind: 'sector', label: `${outcode.code} ${digit}`, ...sector } : null;
}

const sectorIn = (outcode: Outcode, rest: string) =>
  SECTOR.test(rest) ? sectorMatch(outcode, asDigit(rest.charAt(0))) : null;

/** 'LS1 4' is sector 4 of LS1: the space ends the district. An invalid rest is ignored. */
function spaced(words: string[], outcodes: Outcodes): GeoMatch | null {
  const [first = ''] = words;
  const outcode = /\d/.test(first) ? readOutcode(first, outcodes) : undefined;
  if (outcode && hasArea(first, outcode)) return sectorIn(outcode, words.slice(1).join('')) ?? outcodeMatch(outcode);
  const [before = '', last = ''] = words.slice(-2);
  const [district, whole] = [outcodes.get(last), outcodes.get(before)];
  if (district) return outcodeMatch(district);
  return whole ? sectorIn(whole, last) : null;
}

/** Without a space the longest district wins: 'LS14' is LS14, but 'LS14D' can only be LS1 4. */
function unspaced(word: string, outcodes: Outcodes): GeoMatch | null {
  const whole = readOutcode(word, outcodes);
  if (whole && hasArea(word, whole)) return outcodeMatch(whole);
  const heads = [4, 3, 2].flatMap((length) =>
    length < word.length ? (outcodes.get(word.slice(0, length)) ?? []) : [],
  );
  for (const outcode of heads) {
    const sector = sectorIn(outcode, word.slice(outcode.code.length));
    if (sector) return sector;
  }
  return heads[0] ? outcodeMatch(heads[0]) : null;
}

/** Matches a full postcode anywhere in the text, or a partial one at its start or end. Null if there is none. */
export function matchPostcode(query: string, outcodes: Outcodes): GeoMatch | null {
  if (!/\d/.test(query)) return null;
  const text = withoutCountry(query);
  const lines = splitLines(query);
  const full =
    fullPostcode(text, outcodes, true) ??
    (lines === query ? null : fullPostcode(withoutCountry(lines), outcodes, true));
  if (full) return full;
  const words = text.split(' ');
  return words.length > 1 ? spaced(words, outcodes) : unspaced(text, outcodes);
}

/**
 * A postcode with every digit typed as a letter, 'EHI IAA' or 'EHI': only for text that isn't a name or a long word.
 */
export function matchLetters(query: string, outcodes: Outcodes): GeoMatch | null {
  const text = withoutCountry(query);
  if (text.includes(' ')) return fullPostcode(text, outcodes, false);
  const outcode = /^[A-Z]{1,2}[OIL][A-Z]?$/.test(text) && text.length > 2 ? readOutcode(text, outcodes) : undefined;
  return outcode ? outcodeMatch(outcode) : null;
}
