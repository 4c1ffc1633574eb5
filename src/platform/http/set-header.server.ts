import type { Context } from 'hono';

/** Sets a header on the existing response: `c.header` would create another one, which is slower to send. */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    // Responses from fetch are immutable.
    c.header(name, value);
  }
}
