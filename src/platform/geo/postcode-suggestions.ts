import type { Outcode } from './gazetteer.ts';
import { matchPostcode, outcodeMatch, sectorMatch } from './postcode.ts';
import type { GeoMatch } from './types.ts';

type Outcodes = ReadonlyMap<string, Outcode>;

/** Shortest first, then alphabetical: LS1, LS2 … LS10. */
function byLength(a: Outcode, b: Outcode): number {
  return a.code.length - b.code.length || (a.code < b.code ? -1 : 1);
}

function outcodesBeginning(prefix: string, limit: number, outcodes: Outcodes): GeoMatch[] {
  const matches: Outcode[] = [];
  for (const outcode of outcodes.values()) if (outcode.code.startsWith(prefix)) matches.push(outcode);
  return matches.sort(byLength).slice(0, limit).map(outcodeMatch);
}

function sectorsOf(outcode: Outcode, limit: number): GeoMatch[] {
  const sectors = [...outcode.sectors.keys()].flatMap((digit) => sectorMatch(outcode, digit) ?? []);
  return [outcodeMatch(outcode), ...sectors].slice(0, limit);
}

/** Completes a postcode: 'LS1' to LS10 and so on, but 'LS1 ' with a space only to the sectors of LS1. */
export function suggestPostcodes(query: string, limit: number, outcodes: Outcodes): GeoMatch[] {
  const text = query.trimStart().toUpperCase();
  if (!/^[A-Z]{1,2}(\d|$)/.test(text)) return [];
  const district = /^(\S+)\s+$/.exec(text);
  const exact = outcodes.get(district?.[1] ?? '');
  if (exact) return sectorsOf(exact, limit);
  const suggestions = /\s/.test(text) ? [] : outcodesBeginning(text, limit, outcodes);
  if (suggestions.length > 0) return suggestions;
  return [matchPostcode(text, outcodes) ?? []].flat().slice(0, limit);
}
