import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { CLIENT_CLOSED, SERVER_ERROR, UNAVAILABLE } from '../../values/http-status.ts';
import { loggablePath } from '../../values/pages/secret-paths.ts';
import { setHeader } from './set-header.server.ts';

/** An error after the client disconnected isn't a failure: rendering was aborted because nobody was waiting. */
export const answerNobody: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.raw.signal.aborted && c.res.status >= SERVER_ERROR) c.res = new Response(null, { status: CLIENT_CLOSED });
};

/**
 * One line per request: id, method, path without query, status, milliseconds. A path with a token is logged as its
 * route's pattern.
 */
export function requestLog(log: Logger, newId: () => string) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const requestId = newId();
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    setHeader(c, 'x-request-id', requestId);
    const path = loggablePath(c.req.path);
    const ms = Math.round(performance.now() - began);
    // Shed requests are counted (see gate.ts): a log line each would add load when there is too much already.
    const turnedAway = c.res.status === UNAVAILABLE;
    const level = turnedAway
      ? 'debug'
      : c.res.status >= SERVER_ERROR
        ? 'error'
        : c.req.method === 'GET'
          ? 'debug'
          : 'info';
    log[level]({ requestId, method: c.req.method, path, status: c.res.status, ms }, 'request');
  });
}
