import { createHash } from 'node:crypto';

/** Stored instead of the session id, to recognise the browser. */
export function sessionHashOf(sessionId: string): Buffer {
  return createHash('sha256').update(sessionId.toLowerCase()).digest();
}
