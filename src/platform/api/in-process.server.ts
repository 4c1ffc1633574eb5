import type { MiddlewareHandler } from 'hono';
import type { ApiClientOptions } from './api-client.ts';

const ORIGIN = 'http://in-process';

/**
 * A request without a body: all of it that a router and its endpoints read. A real one costs many times as much, since it
 * reads its address and watches a signal, which nobody here needs.
 */
function bodiless(path: string, method: string, headers: Headers): Request {
  return { url: `${ORIGIN}${path}`, method, headers, body: null } as Request;
}

/** Calls an application of this process, as `fetch` calls one elsewhere. */
export function fetchInProcess(app: {
  fetch(request: Request): Response | Promise<Response>;
}): ApiClientOptions['fetch'] {
  return async (path, { method = 'GET', body, headers, ...init }) =>
    app.fetch(
      body === undefined
        ? bodiless(path, method, new Headers(headers))
        : new Request(`${ORIGIN}${path}`, { ...init, method, body, headers }),
    );
}

/** An answer remembers the JSON it was made of: whoever reads it in this process need not open a stream of its bytes. */
export const rememberJson: MiddlewareHandler = async (c, next) => {
  c.json = ((value: object, status, headers) => {
    const text = JSON.stringify(value);
    const answer: Response = c.body(text, status, { 'content-type': 'application/json', ...headers });
    return Object.defineProperty(answer, 'text', { value: async () => text });
  }) as typeof c.json;
  await next();
};
