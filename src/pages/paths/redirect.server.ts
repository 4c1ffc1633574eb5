import type { MiddlewareHandler } from 'hono';
import { isSecret } from '../../platform/secret-paths.ts';
import { SECURITY_HEADERS } from '../../platform/security-headers.ts';
import { finalTarget } from './final-target.ts';
import type { LookUp } from './look-up.ts';

/** A browser keeps a 301 for ever unless told otherwise, and an old address may be a page again one day. */
const AN_HOUR = 'public, max-age=3600';
/** What the router adds to the address of a page when it fetches only the page's data. */
const DATA = /^([^?]*?)(?:(?<=\/)_)?\.data(\?.*)?$/;

function movedPermanently(location: string): Response {
  const kept = isSecret(location) ? 'no-store' : AN_HOUR;
  return new Response(null, { status: 301, headers: { ...SECURITY_HEADERS, location, 'cache-control': kept } });
}

/** The page whose data is asked for, with its own query only; undefined when a page itself is asked for. */
function pageOfData(target: string): string | undefined {
  const [, path, query = ''] = (target.includes('.data') && DATA.exec(target)) || [];
  if (path === undefined) return undefined;
  const own = query
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('_routes='));
  return own.length > 0 ? `${path}?${own.join('&')}` : path;
}

/** In-app navigation fetches data: a 301 would hand it another page's, so the router is told in its own words. */
function movedInApp(location: string): Response {
  const headers = { 'x-remix-redirect': location, 'x-remix-status': '301' };
  return new Response(null, { status: 204, headers: { ...SECURITY_HEADERS, ...headers, 'cache-control': 'no-store' } });
}

/** Sends GET and HEAD on to where they belong, with one 301 (specification, sections 2 and 9). Stands before the site. */
export function redirects({ lookUp }: { lookUp: LookUp }): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const target = url.slice(url.indexOf('/', 8));
    const page = pageOfData(target);
    const location = finalTarget(page ?? target, lookUp);
    if (location === null) return next();
    return page === undefined ? movedPermanently(location) : movedInApp(location);
  };
}
