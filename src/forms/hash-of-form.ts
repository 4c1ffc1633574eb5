import { createHash } from 'node:crypto';

/** What tells whether a form under a known key is the same form. */
export function hashOfForm(parts: readonly unknown[], files: readonly Buffer[] = []): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const file of files) hash.update('\0').update(file);
  return hash.digest();
}
