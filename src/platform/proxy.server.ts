import type { Context, Handler } from 'hono';
import type { ApiClient } from './api-client.ts';
import type { ErrorBody } from './error-catalogue.ts';

const UNREACHABLE: ErrorBody = {
  code: 9,
  title: 'Backend unreachable',
  message: 'We could not reach our kitchen. Please try again.',
};

/**
 * Hands a browser's call on to a backend elsewhere; token, brand key and session id are the server's own. `unreachable`
 * is what is said when that backend cannot be reached.
 */
export function forwardTo(client: ApiClient, unreachable = UNREACHABLE): Handler {
  return async (c: Context) => {
    const { pathname, search } = new URL(c.req.url);
    const type = c.req.header('content-type');
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    try {
      const answer = await client.send(`${pathname}${search}`, {
        method: c.req.method,
        headers: type ? { 'content-type': type } : {},
        ...(hasBody && { body: await c.req.arrayBuffer() }),
      });
      const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' };
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
    } catch {
      return c.json(unreachable, 502);
    }
  };
}
