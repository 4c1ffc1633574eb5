import type { Outcode } from './gazetteer.ts';

export type Outcodes = ReadonlyMap<string, Outcode>;

/** Shapes of outward codes, as letters (A) and digits (D). */
const SHAPES = ['AD', 'AAD', 'ADD', 'ADA', 'AADD', 'AADA'];
const LETTERS_TYPED_AS_DIGITS: Record<string, string> = { 0: 'O', 1: 'LI' };

export const asDigit = (char: string): string => char.replace('O', '0').replace(/[IL]/, '1');

/** What a character can stand for where a letter or digit is required; empty if nothing. */
function readings(char: string, kind: string | undefined): string[] {
  if (kind === 'D') return /\d/.test(asDigit(char)) ? [asDigit(char)] : [];
  return /[A-Z]/.test(char) ? [char] : [...(LETTERS_TYPED_AS_DIGITS[char] ?? '')];
}

const changes = (text: string, code: string) => [...code].filter((char, at) => char !== text[at]).length;

/** A district as typed, or with O, I and L read as digits and 0 and 1 as letters: LS1O is LS10. Fewest changes win. */
export function readOutcode(text: string, outcodes: Outcodes): Outcode | undefined {
  const exact = outcodes.get(text);
  if (exact) return exact;
  const codes = SHAPES.filter(({ length }) => length === text.length).flatMap((shape) =>
    [...text].reduce(
      (heads, char, at) => heads.flatMap((head) => readings(char, shape[at]).map((next) => head + next)),
      [''],
    ),
  );
  const candidates = codes.flatMap((code) => outcodes.get(code) ?? []);
  return candidates.toSorted((a, b) => changes(text, a.code) - changes(text, b.code))[0];
}

/** The last three characters of a postcode: no real one has an I for a letter, so 1 is L. */
export function readInward(text: string): string {
  return asDigit(text.charAt(0)) + text.slice(1).replaceAll('1', 'L').replaceAll('0', 'O');
}
