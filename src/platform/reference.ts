import { randomInt } from 'node:crypto';

/** No vowels, so no words; nothing easily misheard or misread (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
const LETTERS = 'CDFGHJKMNPQRTWX34679';
const LENGTH = 8;

/** A code a person can read out: about 25 billion of them; the database rejects duplicates. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
