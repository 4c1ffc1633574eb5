import { pastedLine } from '../../values/pasted/pasted.ts';

/** No vowels, so no words; nothing that is misread at the till (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
const LETTERS = 'CDFGHJKMNPQRTWX34679';
/** 20 to the power of 11 codes: nobody guesses one that was given. */
const RANDOM_LETTERS = 11;
const GROUP = 4;

/** The sum of Luhn's check over these letters, the last of them counted twice or not. */
function luhnSum(letters: string, doubledLast: boolean): number {
  return [...letters].reverse().reduce((sum, letter, fromRight) => {
    const value = LETTERS.indexOf(letter) * ((fromRight % 2 === 0) === doubledLast ? 2 : 1);
    return sum + Math.floor(value / LETTERS.length) + (value % LETTERS.length);
  }, 0);
}

const grouped = (letters: string) => letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;

/**
 * A code such as CDFG-HJKM-NPQR: eleven letters, and one that shows whether any of them was mistyped (Luhn's check on 20
 * letters). `random(n)` gives an integer from 0 below n, which nobody can foresee.
 */
export function newVoucherCode(random: (below: number) => number): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[random(LETTERS.length)]).join('');
  const check = (LETTERS.length - (luhnSum(letters, true) % LETTERS.length)) % LETTERS.length;
  return grouped(`${letters}${LETTERS[check]}`);
}

/** The code as it is stored, from one that was typed: in capitals, in its groups. */
export function typedCode(typed: string): string {
  const plain = pastedLine(typed).toUpperCase();
  const letters = plain.replaceAll(/[\s\p{Pd}]/gu, '');
  return isWholeCode(letters) ? grouped(letters) : plain;
}

/** Whether a generated code, with or without its hyphens, is free of typing errors. */
export function isWholeCode(code: string): boolean {
  const letters = code.replaceAll('-', '');
  if (letters.length !== RANDOM_LETTERS + 1 || [...letters].some((letter) => !LETTERS.includes(letter))) return false;
  return luhnSum(letters, false) % LETTERS.length === 0;
}
