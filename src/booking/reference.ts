import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

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

/** The token of the links sent to someone of the waiting list. */
export function waitlistToken(secret: string, waitlistId: string): string {
  return createHmac('sha256', secret).update(`waitlist:${waitlistId}`).digest('base64url');
}

/** What is stored of such a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A fresh token for a hold: whoever has it may use, renew or release the hold. */
export function newHoldToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hold a token stands for: its id is made from the token's hash, so nothing else need be stored. */
export function holdIdOf(token: string): string {
  const hex = createHash('sha256').update(token).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
