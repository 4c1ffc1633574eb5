import { createHash, createHmac } from 'node:crypto';

/** The token of a link in a message, for one purpose and row: made again from them whenever it is mailed. */
export function linkToken(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}

/** What is stored of such a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
