import type { MiddlewareHandler } from 'hono';
import { isRead, READ } from '../../platform/http/known-methods.ts';
import { refuseMethod } from '../../platform/http/readable-request.ts';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { MOVED } from '../../values/http-status.ts';
import { isSecret } from '../../values/pages/secret-paths.ts';
import { finalTarget } from './final-target.ts';
import type { LookUp } from './look-up.ts';

/** Browsers cache a 301 forever by default, and an old address may become a page again. */
const AN_HOUR = 'public, max-age=3600';
/** What the router appends to a page's path when it fetches only the page's data. */
const DATA = /^([^?]*?)(?:(?<=\/)_)?\.data(\?.*)?$/;

function movedPermanently(location: string): Response {
  const cacheControl = isSecret(location) ? 'no-store' : AN_HOUR;
  return new Response(null, {
    status: MOVED,
    headers: { ...SECURITY_HEADERS, location, 'cache-control': cacheControl },
  });
}

/** The page whose data is requested, with only the page's own query; undefined for any other request. */
function pageOfData(target: string): string | undefined {
  const [, path, query = ''] = (target.includes('.data') && DATA.exec(target)) || [];
  if (path === undefined) return undefined;
  const ownQuery = query
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('_routes='));
  return ownQuery.length > 0 ? `${path}?${ownQuery.join('&')}` : path;
}

/**
 * In-app navigation fetches data: a 301 would give it another page's data, so the router's own redirect headers are
 * used.
 */
function movedInApp(location: string): Response {
  const headers = { 'x-remix-redirect': location, 'x-remix-status': String(MOVED) };
  return new Response(null, { status: 204, headers: { ...SECURITY_HEADERS, ...headers, 'cache-control': 'no-store' } });
}

/**
 * Redirects GET and HEAD with one 301 (product 2.2, 2.3); forms have no old addresses. Mounted before the
 * site.
 */
export function redirects({ lookUp }: { lookUp: LookUp }): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req;
    const target = url.slice(url.indexOf('/', 8));
    const page = pageOfData(target);
    const location = finalTarget(page ?? target, lookUp);
    if (location === null) return next();
    if (!isRead(method)) return refuseMethod(READ);
    return page === undefined ? movedPermanently(location) : movedInApp(location);
  };
}
