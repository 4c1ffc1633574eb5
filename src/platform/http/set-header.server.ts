import type { Context } from 'hono';

/** Sets a header of the answer as it stands: `c.header` would make another answer of it, which takes longer to send. */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    // What was fetched from elsewhere cannot be changed.
    c.header(name, value);
  }
}
