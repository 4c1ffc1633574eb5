import type { Context, Handler } from 'hono';
import { apiError } from './api.ts';
import { type ApiClient, isTimeout, TIMED_OUT, UNREACHABLE } from './api-client.ts';
import { isBookingBackend, isContentService } from './backends.ts';

/** No answer at all, in the catalogue's words where it has some: 16 for content, 0 for a time-out, 9 for bookings. */
function noAnswer(c: Context, error: unknown) {
  if (isContentService(c.req.path)) return apiError(c, 16);
  if (isTimeout(error)) return c.json(TIMED_OUT, 504);
  return isBookingBackend(c.req.path) ? apiError(c, 9) : c.json(UNREACHABLE, 502);
}

/** Hands a browser's call on to a backend elsewhere; token, brand key and session id are the server's own. */
export function forwardTo(client: ApiClient): Handler {
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
      const bodiless = [204, 304].includes(answer.status);
      return new Response(bodiless ? null : await answer.arrayBuffer(), { status: answer.status, headers });
    } catch (error) {
      return noAnswer(c, error);
    }
  };
}
