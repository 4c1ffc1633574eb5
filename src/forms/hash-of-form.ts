import { createHash } from 'node:crypto';
import { MINUTE_MS } from '../values/time/duration.ts';

const SAME_FOR_MS = 10 * MINUTE_MS;

/** Decides whether a form with a known key is the same form. */
export function hashOfForm(parts: readonly unknown[], files: readonly Buffer[] = []): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const file of files) hash.update('\0').update(file);
  return hash.digest();
}

/** Identifies a repeated form: by its own key, or by its values within ten minutes. */
export function identityOfForm(parts: readonly unknown[], key: string | undefined, now: number) {
  const bodyHash = hashOfForm(parts);
  return { bodyHash, key: key ?? `${bodyHash.toString('base64url')}.${Math.floor(now / SAME_FOR_MS)}` };
}
