import { createHash, randomBytes } from 'node:crypto';
import { linkToken } from '../../platform/link-token.ts';

/** The token of the manage link, derived from the id whenever it is mailed. */
export function manageToken(secret: string, bookingId: string): string {
  return linkToken(secret, 'manage-booking', bookingId);
}

export function waitlistToken(secret: string, waitlistId: string): string {
  return linkToken(secret, 'waitlist', waitlistId);
}

export function tableOfferToken(secret: string, answerId: string): string {
  return linkToken(secret, 'table-offer', answerId);
}

/** Of the page where a party of a closed restaurant chooses. */
export function closedToken(secret: string, closingId: string, bookingId: string): string {
  return linkToken(secret, 'closed-party', `${closingId}:${bookingId}`);
}

/** Anyone with the token may use, renew or release the hold. */
export function newHoldToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hold's id, derived from the hash of its token, so that nothing else need be stored. */
export function holdIdOf(token: string): string {
  const hex = createHash('sha256').update(token).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
