import { createMiddleware } from 'hono/factory';
import { BAD_REQUEST, FORBIDDEN, UNAUTHORISED } from '../../values/http-status.ts';
import { type ApiVariables, ownError } from './api.ts';
import { isSessionId } from './caller/session-id.ts';
import type { Tokens } from './caller/tokens.server.ts';

/** Required of every API call except /api/token: a bearer token (401), brand key (403) and session id (400). */
export function requireCaller(tokens: Tokens, brandKey: () => string) {
  return createMiddleware<ApiVariables>(async (c, next) => {
    const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token || !(await tokens.check(token)))
      return ownError(c, UNAUTHORISED, { title: 'Unauthorised', message: 'A valid bearer token is needed.' });
    if (c.req.header('x-brand-key') !== brandKey())
      return ownError(c, FORBIDDEN, { title: 'Unknown brand', message: 'The brand key is missing or not known.' });
    const sessionId = c.req.header('x-session-id') ?? '';
    if (!isSessionId(sessionId))
      return ownError(c, BAD_REQUEST, { title: 'No session', message: 'The session id must be a UUID.' });
    c.set('sessionId', sessionId);
    await next();
  });
}
