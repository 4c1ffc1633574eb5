import type { Hono } from 'hono';
import { type ApiVariables, createArea } from '../../src/platform/api/api.ts';
import { onBehalfOf } from '../../src/platform/api/caller/visitor.server.ts';

let strangers = 0;
/** A network address that no other call of this process came from. */
export function newAddress(): string {
  strangers += 1;
  return `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`;
}

/**
 * The routes as many diners call them: every call comes from a network address of its own, and every hold from a browser
 * session of its own. A test that calls twice as the same diner sends the headers x-session-id and, for the address,
 * x-from.
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
