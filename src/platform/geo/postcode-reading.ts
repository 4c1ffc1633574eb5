import type { Outcode } from './gazetteer.ts';

export type Outcodes = ReadonlyMap<string, Outcode>;

/** Outward codes, as letters (A) and digits (D). */
const SHAPES = ['AD', 'AAD', 'ADD', 'ADA', 'AADD', 'AADA'];
const LETTERS_TYPED_AS_DIGITS: Record<string, string> = { 0: 'O', 1: 'LI' };

export const asDigit = (char: string): string => char.replace('O', '0').replace(/[IL]/, '1');

/** What a character can stand for where a letter or digit must be; none where it can't. */
function readings(char: string, kind: string | undefined): string[] {
  if (kind === 'D') return /\d/.test(asDigit(char)) ? [asDigit(char)] : [];
  return /[A-Z]/.test(char) ? [char] : [...(LETTERS_TYPED_AS_DIGITS[char] ?? '')];
}

const changes = (typed: string, read: string) => [...read].filter((char, at) => char !== typed[at]).length;

/** A district as typed, or with O, I and L read as digits and 0 and 1 as letters: LS1O is LS10. Fewest changes win. */
export function readOutcode(typed: string, outcodes: Outcodes): Outcode | undefined {
  const exact = outcodes.get(typed);
  if (exact) return exact;
  const read = SHAPES.filter(({ length }) => length === typed.length).flatMap((shape) =>
    [...typed].reduce(
      (heads, char, at) => heads.flatMap((head) => readings(char, shape[at]).map((next) => head + next)),
      [''],
    ),
  );
  const known = read.flatMap((code) => outcodes.get(code) ?? []);
  return known.toSorted((a, b) => changes(typed, a.code) - changes(typed, b.code))[0];
}

/** The last three characters of a postcode: no real one has an I for a letter, so 1 is L. */
export function readInward(typed: string): string {
  return asDigit(typed.charAt(0)) + typed.slice(1).replaceAll('1', 'L').replaceAll('0', 'O');
}
