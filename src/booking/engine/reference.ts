import { createHash, randomBytes } from 'node:crypto';
import { linkToken } from '../../platform/link-token.ts';

/** The token of the link with which a diner manages a booking: made again from the id whenever it is mailed. */
export function manageToken(secret: string, bookingId: string): string {
  return linkToken(secret, 'manage-booking', bookingId);
}

/** The token of the links sent to a waitlist entry. */
export function waitlistToken(secret: string, waitlistId: string): string {
  return linkToken(secret, 'waitlist', waitlistId);
}

/** A fresh token for a hold; anyone who has it may use, renew or release the hold. */
export function newHoldToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hold a token stands for: its id is made from the token's hash, so nothing else need be stored. */
export function holdIdOf(token: string): string {
  const hex = createHash('sha256').update(token).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
