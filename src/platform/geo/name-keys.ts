import { placeKey, plainKey } from './place-key.ts';
import type { GeoMatch } from './types.ts';

/**
 * Something searchable by name. `weight` is the population it ranks with; `reach`, for a county, how many miles from
 * its centre its towns may be.
 */
export type IndexedName = { match: GeoMatch; names: string[]; weight: number; within: string; reach?: number };
export type Key = { text: string; named: IndexedName; inner: boolean };

const CONNECTIVES = new Set([
  'on',
  'upon',
  'under',
  'in',
  'the',
  'of',
  'and',
  'by',
  'le',
  'la',
  'st',
  'saint',
  'sea',
  'next',
]);

/**
 * Every normalised spelling of a name, its later words ('Hull', 'Leamington Spa') and its label ('Hayes, Greater
 * London').
 */
export function keysOf(entry: IndexedName): Key[] {
  const keys = new Map<string, Key>();
  const add = (text: string, inner: boolean) => {
    if (text && !keys.has(text)) keys.set(text, { text, named: entry, inner });
  };
  for (const name of entry.names) for (const text of [placeKey(name), plainKey(name)]) add(text, false);
  for (const { text } of [...keys.values()]) {
    const words = text.split(' ');
    words.forEach((word, at) => {
      if (at > 0 && !CONNECTIVES.has(word)) add(words.slice(at).join(' '), true);
    });
  }
  // Choosing a suggestion searches for its label.
  add(placeKey(entry.match.label), false);
  return [...keys.values()];
}
