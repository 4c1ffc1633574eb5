import type { Outcode } from './gazetteer.ts';
import type { GeoMatch } from './types.ts';

type Outcodes = ReadonlyMap<string, Outcode>;

const full = /^([A-Z]{1,2}\d[A-Z\d]?)([\dOI])([A-Z]{2})$/;
const fullAtEnd = /(?:^| )([A-Z]{1,2}\d[A-Z\d]?) ?(\d)([A-Z]{2})$/;
const partOfInward = /^\d[A-Z]?$/;

function postcodeWords(query: string): string[] {
  return query
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
}

/** A district as it was typed, or with an O or I at its end for 0 or 1: LS1O is LS10, where no LS1O is. */
function outcodeOf(typed: string, outcodes: Outcodes): Outcode | undefined {
  return outcodes.get(typed) ?? outcodes.get(typed.replace(/O$/, '0').replace(/I$/, '1'));
}

function fullMatch(found: RegExpMatchArray, outcodes: Outcodes): GeoMatch | null {
  const outcode = outcodeOf(found[1] ?? '', outcodes);
  if (!outcode) return null;
  // The inward part always begins with a digit, so an O or I typed there means 0 or 1.
  const digit = (found[2] ?? '').replace('O', '0').replace('I', '1');
  const sector = outcode.sectors.get(digit);
  if (!sector) return outcodeMatch(outcode);
  return { kind: 'postcode', label: `${outcode.code} ${digit}${found[3]}`, ...sector };
}

export function outcodeMatch({ code, lat, lng }: Outcode): GeoMatch {
  return { kind: 'outcode', label: code, lat, lng };
}

export function sectorMatch(outcode: Outcode, digit: string): GeoMatch | null {
  const sector = outcode.sectors.get(digit);
  return sector ? { kind: 'sector', label: `${outcode.code} ${digit}`, ...sector } : null;
}

/** 'LS1 4' is sector 4 of LS1: the space ends the district. An invalid rest is ignored. */
function spaced(words: string[], outcodes: Outcodes): GeoMatch | null {
  const outcode = outcodes.get(words[0] ?? '');
  if (!outcode) return null;
  const rest = words.slice(1).join('');
  return (partOfInward.test(rest) && sectorMatch(outcode, rest.charAt(0))) || outcodeMatch(outcode);
}

/** Without a space the longest district wins: 'LS14' is LS14, but 'LS14D' can only be LS1 4. */
function unspaced(word: string, outcodes: Outcodes): GeoMatch | null {
  const whole = outcodes.get(word);
  if (whole) return outcodeMatch(whole);
  const heads = [4, 3, 2].flatMap((length) =>
    length < word.length ? (outcodes.get(word.slice(0, length)) ?? []) : [],
  );
  for (const outcode of heads) {
    const rest = word.slice(outcode.code.length);
    const sector = partOfInward.test(rest) ? sectorMatch(outcode, rest.charAt(0)) : null;
    if (sector) return sector;
  }
  return heads[0] ? outcodeMatch(heads[0]) : null;
}

/** Matches a whole or partial postcode, alone or at the end of an address. Null when there is none. */
export function matchPostcode(query: string, outcodes: Outcodes): GeoMatch | null {
  if (!/\d/.test(query)) return null;
  const words = postcodeWords(query);
  const whole = words.join('').match(full);
  if (whole) return fullMatch(whole, outcodes);
  const ending = words.join(' ').match(fullAtEnd);
  if (ending) return fullMatch(ending, outcodes);
  return words.length > 1 ? spaced(words, outcodes) : unspaced(words[0] ?? '', outcodes);
}
