import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { isReadablePath } from './platform/http/readable-request.ts';

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

/** Names the route of a page, or of the data the router fetches for it: '/restaurants/:slug'; '*' where there is none. */
export function pageRouteNames(manifest: Manifest): (pathname: string) => string {
  const routes = routesBelow(manifest, undefined);
  const nameOf = (pathname: string): string => {
    if (!isReadablePath(pathname)) return NO_PAGE;
    const page = pathname.replace(/(\/_root)?\.data$/, '') || '/';
    const route = matchRoutes(routes, page)?.at(-1)?.route;
    if (!route) return NO_PAGE;
    if (route.index) return '/';
    return route.path === NO_PAGE || route.path === undefined ? NO_PAGE : `/${route.path}`;
  };
  const named = new LRUCache<string, string>({ max: KEPT_NAMES, memoMethod: nameOf });
  return (pathname) => (pathname.length > LONGEST_KEPT ? nameOf(pathname) : named.memo(pathname));
}
