import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { methodLabel, requests, requestTime } from './metrics.ts';

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

/** Templates, never paths: a path may hold a token, and there are endlessly many of them. */
function answeredBy(c: Context, endpoint: string | undefined, pageRoute: (pathname: string) => string): Answered {
  const { path } = c.req;
  if (path.startsWith('/api/')) return { kind: 'api', route: endpoint ?? '/api/*' };
  const route = routePath(c);
  if (route !== ANYTHING && route !== '*') return { kind: 'other', route };
  return { kind: 'page', route: pageRoute(path) };
}

/**
 * Counts and times every request by its route; `pageRoute` names a page's. Kept pages never come here: see hitsOf.
 */
export function requestMetrics(pageRoute: (pathname: string) => string): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    const request: { endpoint?: string } = {};
    await answering.run(request, next);
    const { kind, route } = answeredBy(c, request.endpoint, pageRoute);
    const labels = { kind, method: methodLabel(c.req.method), route };
    requests.inc({ ...labels, status: `${Math.floor(c.res.status / 100)}xx` });
    requestTime.observe(labels, (performance.now() - began) / 1000);
  };
}
