import type { Outcode } from './gazetteer.ts';
import { matchPostcode, outcodeMatch, sectorMatch } from './postcode.ts';
import type { GeoMatch } from './types.ts';

type Outcodes = ReadonlyMap<string, Outcode>;

/** Shortest first, then alphabetical: LS1, LS2 … LS10. */
function byLength(a: Outcode, b: Outcode): number {
  return a.code.length - b.code.length || (a.code < b.code ? -1 : 1);
}

function outcodesBeginning(typed: string, limit: number, outcodes: Outcodes): GeoMatch[] {
  const found: Outcode[] = [];
  for (const outcode of outcodes.values()) if (outcode.code.startsWith(typed)) found.push(outcode);
  return found.sort(byLength).slice(0, limit).map(outcodeMatch);
}

function sectorsOf(outcode: Outcode, limit: number): GeoMatch[] {
  const sectors = [...outcode.sectors.keys()].flatMap((digit) => sectorMatch(outcode, digit) ?? []);
  return [outcodeMatch(outcode), ...sectors].slice(0, limit);
}

/** Completes a postcode: 'LS1' to LS10 and so on, but 'LS1 ' with a space only to the sectors of LS1. */
export function suggestPostcodes(query: string, limit: number, outcodes: Outcodes): GeoMatch[] {
  const typed = query.trimStart().toUpperCase();
  if (!/^[A-Z]{1,2}(\d|$)/.test(typed)) return [];
  const district = /^(\S+)\s+$/.exec(typed);
  const named = outcodes.get(district?.[1] ?? '');
  if (named) return sectorsOf(named, limit);
  const beginning = /\s/.test(typed) ? [] : outcodesBeginning(typed, limit, outcodes);
  if (beginning.length > 0) return beginning;
  return [matchPostcode(typed, outcodes) ?? []].flat().slice(0, limit);
}
