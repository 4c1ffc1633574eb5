import { placeKey, plainKey } from './place-key.ts';
import type { GeoMatch } from './types.ts';

/**
 * Something that can be found by name. `weight`: its population, or the population it should rank with; `reach`: of a county,
 * how many miles from its middle its towns may be.
 */
export type IndexedName = { match: GeoMatch; names: string[]; weight: number; within: string; reach?: number };
export type Key = { text: string; named: IndexedName; inner: boolean };

const joining = new Set([
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

/** Every normalised spelling of a name, its later words ('Hull', 'Leamington Spa') and its label ('Hayes, Greater London'). */
export function keysOf(named: IndexedName): Key[] {
  const keys = new Map<string, Key>();
  const add = (text: string, inner: boolean) => {
    if (text && !keys.has(text)) keys.set(text, { text, named, inner });
  };
  for (const name of named.names) for (const text of [placeKey(name), plainKey(name)]) add(text, false);
  for (const { text } of [...keys.values()]) {
    const words = text.split(' ');
    words.forEach((word, at) => {
      if (at > 0 && !joining.has(word)) add(words.slice(at).join(' '), true);
    });
  }
  // A suggestion that is chosen is asked for by its label.
  add(placeKey(named.match.label), false);
  return [...keys.values()];
}
