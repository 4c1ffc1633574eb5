import { createHash, createHmac, randomInt } from 'node:crypto';

/** No vowels, so no words; nothing that is misheard or misread on the phone (0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
const LETTERS = 'CDFGHJKMNPQRTWX34679';
const LENGTH = 8;

/** A code a person can read out: about 25 thousand million of them; the database refuses one given twice. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The token of the link with which a diner manages a booking: made again from the id whenever it is mailed. */
export function manageToken(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`manage-booking:${bookingId}`).digest('base64url');
}

/** What is stored of it. */
export function manageTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
