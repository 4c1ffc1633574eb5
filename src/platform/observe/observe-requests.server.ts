import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { UNAVAILABLE } from '../../values/http-status.ts';
import { methodLabel, requests, requestTime } from './metrics.ts';
import { inSpan } from './trace.ts';

/** The matched endpoint, which only the API's own router knows. */
const currentRequest = new AsyncLocalStorage<{ endpoint?: string }>();

/** Mounted inside the API: records the matched endpoint. */
export const noteEndpoint: MiddlewareHandler = async (c, next) => {
  await next();
  const request = currentRequest.getStore();
  if (request) request.endpoint = routePath(c);
};

const ANYTHING = '/*';

type Answered = { kind: 'page' | 'api' | 'other'; route: string };

/** 503 is separate from errors: overload isn't a bug, and has its own alerts. */
const statusLabel = (status: number) =>
  status === UNAVAILABLE ? String(UNAVAILABLE) : `${Math.floor(status / 100)}xx`;

/** Templates, never paths: a path may contain a token, and there are too many. */
function answeredBy(c: Context, endpoint: string | undefined, pageRoute: (pathname: string) => string): Answered {
  const { path } = c.req;
  if (path.startsWith('/api/')) return { kind: 'api', route: endpoint ?? '/api/*' };
  const route = routePath(c);
  if (route !== ANYTHING && route !== '*') return { kind: 'other', route };
  return { kind: 'page', route: pageRoute(path) };
}

/**
 * Counts, times and traces every request by its route; `pageRoute` names a page's. Only a proxy may pass on a trace.
 * Cached pages never reach this: see hitsOf.
 */
export function observeRequests(pageRoute: (pathname: string) => string, trustProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    const began = performance.now();
    const request: { endpoint?: string } = {};
    const method = methodLabel(c.req.method);
    const from = trustProxy ? { traceparent: c.req.header('traceparent') } : undefined;
    return inSpan(method, { kind: 'server', begins: true, from }, async (tell) => {
      await currentRequest.run(request, next);
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
