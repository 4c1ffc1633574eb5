import type { MiddlewareHandler } from 'hono';
import type { ApiClientOptions } from './api-client.ts';

const ORIGIN = 'http://in-process';

/**
 * A request without a body or with a text: all of it that a router and its endpoints read. A real one costs many times as
 * much, since it reads its address, watches a signal and opens a stream of its body, which nobody here needs.
 */
function plainRequest(path: string, { method = 'GET', headers, body }: RequestInit): Request {
  const text = typeof body === 'string' ? body : '';
  return {
    url: `${ORIGIN}${path}`,
    method,
    body: null,
    headers: headers instanceof Headers ? headers : new Headers(headers),
    text: async () => text,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  } as Request;
}

/** Calls an application of this process, as `fetch` calls one elsewhere. */
export function fetchInProcess(app: {
  fetch(request: Request): Response | Promise<Response>;
}): ApiClientOptions['fetch'] {
  return async (path, init) => {
    const isForm = init.body !== undefined && typeof init.body !== 'string';
    return app.fetch(isForm ? new Request(`${ORIGIN}${path}`, init) : plainRequest(path, init));
  };
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
