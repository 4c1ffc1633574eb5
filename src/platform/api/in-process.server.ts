import type { MiddlewareHandler } from 'hono';
import type { ApiClientOptions } from './api-client.ts';

const ORIGIN = 'http://in-process';

/**
 * A request with a text body or none: just what the router and endpoints read. A real Request costs many times more,
 * for URL parsing, an abort signal and a body stream we don't need.
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

/** Calls an application in this process through a `fetch` signature. */
export function fetchInProcess(app: {
  fetch(request: Request): Response | Promise<Response>;
}): ApiClientOptions['fetch'] {
  return async (path, init) => {
    const isForm = init.body !== undefined && typeof init.body !== 'string';
    return app.fetch(isForm ? new Request(`${ORIGIN}${path}`, init) : plainRequest(path, init));
  };
}

/** JSON responses keep their text, so readers in this process needn't consume a byte stream. */
export const rememberJson: MiddlewareHandler = async (c, next) => {
  c.json = ((value: object, status, headers) => {
    const text = JSON.stringify(value);
    const answer: Response = c.body(text, status, { 'content-type': 'application/json', ...headers });
    return Object.defineProperty(answer, 'text', { value: async () => text });
  }) as typeof c.json;
  await next();
};
