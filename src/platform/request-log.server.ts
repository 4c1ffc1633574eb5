import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/** A path as it may be written down: whoever reads a token or a guid could act in its owner's place. */
export function loggedPath(path: string): string {
  return path
    .replace(/^\/(preferences|booking)\/.+/, '/$1/…')
    .replace(/^\/api\/geo\/search\/.+/, '/api/geo/search/…')
    .replace(/\/[\w-]{43}(?=\/|$)/g, '/…');
}

/** One line a request: id, method, path without its query, status, milliseconds. Guids and tokens in paths are struck out. */
export function requestLog(log: Logger, newId: () => string) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const requestId = newId();
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    c.header('x-request-id', requestId);
    const ms = Math.round(performance.now() - began);
    const level = c.res.status >= 500 ? 'error' : c.req.method === 'GET' ? 'debug' : 'info';
    log[level]({ requestId, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, 'request');
  });
}
