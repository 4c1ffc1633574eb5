import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a link in a message, for one purpose and row: made again from them whenever it is mailed. */
export function linkToken(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}

/** What is stored of such a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** An id with its proof, for one purpose: a token of which nothing need be stored. */
export const provenId = (secret: string, purpose: string, id: string) => `${id}.${linkToken(secret, purpose, id)}`;

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The id of such a token; null for one that is not ours. */
export function idOfProven(secret: string, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.');
  return isSame(token, provenId(secret, purpose, id)) ? id : null;
}
