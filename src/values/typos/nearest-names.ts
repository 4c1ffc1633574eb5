import { editsWithin } from './typo.ts';

/** From this length a name may have two wrong letters. */
const LONG = 6;
/** A prefix this long identifies a shortened name. */
const BEGINNING = 4;
const MOST = 3;

/** The letters and digits of a name: 'Leeds, Greek Street' and 'leeds-greek-street' are the same. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The distance of a name from the query, in edits; null if too far. A name starting with the query is slightly nearer
 * than a typo.
 */
function distance(query: string, name: string): number | null {
  if (query.length >= BEGINNING && name.startsWith(query)) return name === query ? 0 : 0.5;
  const limit = query.length >= LONG ? 2 : 1;
  const edits = editsWithin(query, name, limit);
  return edits <= limit ? edits : null;
}

/** The items whose names are nearest to the query, nearest first; empty if none is near. */
export function nearestNames<Named>(
  query: string,
  items: readonly Named[],
  namesOf: (item: Named) => string[],
): Named[] {
  const letters = lettersOf(query);
  const matches = items.flatMap((item) => {
    const distances = namesOf(item).flatMap((name) => distance(letters, lettersOf(name)) ?? []);
    return distances.length > 0 ? [{ item, far: Math.min(...distances) }] : [];
  });
  return matches
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ item }) => item);
}
