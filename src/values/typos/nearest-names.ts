import { editsWithin } from './typo.ts';

/** A name this long may have two wrong letters. */
const LONG = 6;
/** So much of a name that was cut short says which one is meant. */
const BEGINNING = 4;
const MOST = 3;

/** The letters and digits of a name: 'Leeds, Greek Street' and 'leeds-greek-street' are the same. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How far a name is from what was typed, in edits; null when it is too far. One that begins like it is a little nearer than a slip. */
function distance(typed: string, name: string): number | null {
  if (typed.length >= BEGINNING && name.startsWith(typed)) return name === typed ? 0 : 0.5;
  const limit = typed.length >= LONG ? 2 : 1;
  const edits = editsWithin(typed, name, limit);
  return edits <= limit ? edits : null;
}

/** Those whose names are nearest to what was typed, the nearest first; none where none is near. */
export function nearestNames<Named>(typed: string, all: readonly Named[], namesOf: (one: Named) => string[]): Named[] {
  const letters = lettersOf(typed);
  const found = all.flatMap((one) => {
    const distances = namesOf(one).flatMap((name) => distance(letters, lettersOf(name)) ?? []);
    return distances.length > 0 ? [{ one, far: Math.min(...distances) }] : [];
  });
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ one }) => one);
}
