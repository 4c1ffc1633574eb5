import { createHash } from 'node:crypto';

/** What is stored of a browser's session id, to tell whether the same browser asks again. */
export function sessionHashOf(sessionId: string): Buffer {
  return createHash('sha256').update(sessionId.toLowerCase()).digest();
}
