import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The key of a command of ours, such as `npm run jobs`: whoever may read the installation's secret may use it. */
export const internalKey = (secret: string, command: string): string =>
  createHmac('sha256', secret).update(command).digest('base64url');

/** Answers whoever has the key; 404 for anyone else. */
export function requireKey(secret: string, command: string): MiddlewareHandler {
  const expected = Buffer.from(`Bearer ${internalKey(secret, command)}`);
  return (c, next) => {
    const header = Buffer.from(c.req.header('authorization') ?? '');
    const isKnown = header.length === expected.length && timingSafeEqual(header, expected);
    return isKnown ? next() : Promise.resolve(c.notFound());
  };
}
