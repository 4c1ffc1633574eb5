import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { isReadablePath } from './platform/http/readable-request.ts';

const NO_PAGE = '*';

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
  return (pathname) => {
    if (!isReadablePath(pathname)) return NO_PAGE;
    const page = pathname.replace(/(\/_root)?\.data$/, '') || '/';
    const route = matchRoutes(routes, page)?.at(-1)?.route;
    if (!route) return NO_PAGE;
    if (route.index) return '/';
    return route.path === NO_PAGE || route.path === undefined ? NO_PAGE : `/${route.path}`;
  };
}
