import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { methodsOfPage } from './platform/http/known-methods.ts';
import { isReadablePath } from './platform/http/readable-request.ts';
import type { PagePolicy } from './values/pages/page-policy.ts';

const NO_PAGE = '*';
/** Names of more paths than a large chain has pages are kept, since a request asks for its route three times. */
const KEPT_NAMES = 5_000;
const LONGEST_KEPT = 200;

type Manifest = ServerBuild['routes'];

/** The routes below one, as the router takes them. */
function routesBelow(manifest: Manifest, parent: string | undefined): RouteObject[] {
  return Object.values(manifest)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: routesBelow(manifest, id) },
    );
}

type PageRoute = Pick<RouteObject, 'id' | 'path' | 'index'>;

/** Finds the route of a page, or of the data the router fetches for it; undefined where there is none. */
function routeFinder(manifest: Manifest): (pathname: string) => PageRoute | undefined {
  const routes = routesBelow(manifest, undefined);
  return (pathname) => {
    if (!isReadablePath(pathname)) return undefined;
    const route = matchRoutes(routes, pathname.replace(/(\/_root)?\.data$/, '') || '/')?.at(-1)?.route;
    return route?.path === NO_PAGE ? undefined : route;
  };
}

/**
 * The methods that the page at an address takes; none where there is no page. A form of the home page is posted with
 * ?index, since the frame around all pages stands at the same path.
 */
export function pageMethods(manifest: Manifest): (url: URL) => readonly string[] {
  const routeOf = routeFinder(manifest);
  return ({ pathname, searchParams }) => {
    const route = routeOf(pathname);
    if (!route?.id) return [];
    const takesForms = manifest[route.id]?.module.action !== undefined;
    return methodsOfPage(takesForms && (!route.index || searchParams.has('index')));
  };
}

const nameOf = ({ path = NO_PAGE, index }: Partial<PageRoute> = {}): string => {
  if (index) return '/';
  return path === NO_PAGE ? NO_PAGE : `/${path}`;
};

/** Names the route of a page, or of the data the router fetches for it: '/restaurants/:slug'; '*' where there is none. */
export function pageRouteNames(manifest: Manifest): (pathname: string) => string {
  const routeOf = routeFinder(manifest);
  const nameAt = (pathname: string) => nameOf(routeOf(pathname));
  const named = new LRUCache<string, string>({ max: KEPT_NAMES, memoMethod: nameAt });
  return (pathname) => (pathname.length > LONGEST_KEPT ? nameAt(pathname) : named.memo(pathname));
}

/** The policy of each page by the name of its route. A page without one reads no query and is never cached. */
export function pagePolicies(manifest: Manifest): (name: string) => PagePolicy {
  const pages = Object.values(manifest).filter((route) => route?.parentId !== undefined);
  const policies = new Map(pages.map((page) => [nameOf(page), page?.module.handle as PagePolicy | undefined]));
  return (name) => policies.get(name) ?? {};
}
