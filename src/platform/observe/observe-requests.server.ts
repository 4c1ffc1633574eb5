import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { UNAVAILABLE } from '../../values/http-status.ts';
import { methodLabel, requests, requestTime } from './metrics.ts';
import { inSpan } from './trace.ts';

/** The endpoint that answered, which only the API's own router knows. */
const answering = new AsyncLocalStorage<{ endpoint?: string }>();

/** Inside the API: notes which endpoint answers. */
export const noteEndpoint: MiddlewareHandler = async (c, next) => {
  await next();
  const request = answering.getStore();
  if (request) request.endpoint = routePath(c);
};

const ANYTHING = '/*';

type Answered = { kind: 'page' | 'api' | 'other'; route: string };

/** Told apart from errors: being too busy for a call is no fault of the code, and has alerts of its own. */
const statusLabel = (status: number) =>
  status === UNAVAILABLE ? String(UNAVAILABLE) : `${Math.floor(status / 100)}xx`;

/** Templates, never paths: a path may hold a token, and there are endlessly many of them. */
function answeredBy(c: Context, endpoint: string | undefined, pageRoute: (pathname: string) => string): Answered {
  const { path } = c.req;
  if (path.startsWith('/api/')) return { kind: 'api', route: endpoint ?? '/api/*' };
  const route = routePath(c);
  if (route !== ANYTHING && route !== '*') return { kind: 'other', route };
  return { kind: 'page', route: pageRoute(path) };
}

/**
 * Counts, times and traces every request by its route; `pageRoute` names a page's. Only a proxy may say which trace it
 * belongs to. Kept pages never come here: see hitsOf.
 */
export function observeRequests(pageRoute: (pathname: string) => string, trustProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    const began = performance.now();
    const request: { endpoint?: string } = {};
    const method = methodLabel(c.req.method);
    const from = trustProxy ? { traceparent: c.req.header('traceparent') } : undefined;
    return inSpan(method, { kind: 'server', begins: true, from }, async (tell) => {
      await answering.run(request, next);
      const { kind, route } = answeredBy(c, request.endpoint, pageRoute);
      const { status } = c.res;
      requests.inc({ kind, method, route, status: statusLabel(status) });
      requestTime.observe({ kind, method, route }, (performance.now() - began) / 1000);
      tell(`${method} ${route}`, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
    });
  };
}
