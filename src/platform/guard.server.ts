import { createMiddleware } from 'hono/factory';
import type { ApiVariables } from './api.ts';
import type { Tokens } from './tokens.server.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Bearer token 401, brand key 403, session id 400: what every API call but /api/token must carry (contract). */
export function requireCaller(tokens: Tokens, brandKey: () => string) {
  return createMiddleware<ApiVariables>(async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token || !(await tokens.check(token)))
      return c.json({ code: 401, title: 'Unauthorised', message: 'A valid bearer token is needed.' }, 401);
    if (c.req.header('x-brand-key') !== brandKey())
      return c.json({ code: 403, title: 'Unknown brand', message: 'The brand key is missing or not known.' }, 403);
    const sessionId = c.req.header('x-session-id') ?? '';
    if (!UUID.test(sessionId))
      return c.json({ code: 400, title: 'No session', message: 'The session id must be a UUID.' }, 400);
    c.set('sessionId', sessionId);
    await next();
  });
}
