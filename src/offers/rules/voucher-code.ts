import { pastedLine } from '../../values/pasted/pasted.ts';

/** No vowels, so no words; no characters misread at the till (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
const LETTERS = 'CDFGHJKMNPQRTWX34679';
/** 20 to the power of 11 codes, too many to guess a valid one. */
const RANDOM_LETTERS = 11;
const GROUP = 4;

/** The Luhn sum over these letters, doubling the last one or not. */
function luhnSum(letters: string, doubledLast: boolean): number {
  return [...letters].reverse().reduce((sum, letter, fromRight) => {
    const value = LETTERS.indexOf(letter) * ((fromRight % 2 === 0) === doubledLast ? 2 : 1);
    return sum + Math.floor(value / LETTERS.length) + (value % LETTERS.length);
  }, 0);
}

const inGroups = (letters: string) => letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;

/**
 * A code such as CDFG-HJKM-NPQR: eleven random letters and a check letter (Luhn mod 20). `random(n)` returns an
 * unpredictable integer from 0 below n.
 */
export function newVoucherCode(random: (below: number) => number): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[random(LETTERS.length)]).join('');
  const check = (LETTERS.length - (luhnSum(letters, true) % LETTERS.length)) % LETTERS.length;
  return inGroups(`${letters}${LETTERS[check]}`);
}

/** A typed code in its stored form: capitals in groups. */
export function typedCode(input: string): string {
  const plain = pastedLine(input).toUpperCase();
  const letters = plain.replaceAll(/[\s\p{Pd}]/gu, '');
  return isWholeCode(letters) ? inGroups(letters) : plain;
}

/** Whether a generated code, with or without hyphens, has no typing error. */
export function isWholeCode(code: string): boolean {
  const letters = code.replaceAll('-', '');
  if (letters.length !== RANDOM_LETTERS + 1 || [...letters].some((letter) => !LETTERS.includes(letter))) return false;
  return luhnSum(letters, false) % LETTERS.length === 0;
}
