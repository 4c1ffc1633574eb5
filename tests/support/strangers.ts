import type { Hono } from 'hono';
import { type ApiVariables, createArea } from '../../src/platform/api/api.ts';
import { onBehalfOf } from '../../src/platform/api/caller/visitor.server.ts';

let strangers = 0;
/** A network address that no other call of this process has used. */
export function newAddress(): string {
  strangers += 1;
  return `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`;
}

/**
 * The routes as many diners call them: every call has its own address, and every hold its own browser session. To call
 * twice as the same diner, send x-session-id and, for the address, x-from.
 */
export function calledByStrangers(routes: Hono<ApiVariables>) {
  const api = createArea();
  api.use(async (c, next) => {
    const session = c.req.path.startsWith('/holds/') ? crypto.randomUUID() : '';
    c.set('sessionId', c.req.header('x-session-id') ?? session);
    await onBehalfOf(c.req.header('x-from') ?? newAddress(), next);
  });
  return api.route('/', routes);
}
