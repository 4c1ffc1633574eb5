import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a link in a message, for one purpose and row: derived from them, so it needn't be stored. */
export function linkToken(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}

/** The stored form of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A self-verifying token: an id with its signature, for one purpose. */
export const provenId = (secret: string, purpose: string, id: string) => `${id}.${linkToken(secret, purpose, id)}`;

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The id of a self-verifying token; null if invalid. */
export function idOfProven(secret: string, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.');
  return isSame(token, provenId(secret, purpose, id)) ? id : null;
}
