import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageMethods, pageRouteNames } from './page-routes.ts';
import routes from './routes.ts';

const manifest = Object.fromEntries(
  [{ path: '' }, ...routes].map(({ path, ...route }, number) => [
    String(number),
    { id: String(number), path, parentId: number === 0 ? undefined : '0', index: 'index' in route && route.index },
  ]),
) as unknown as ServerBuild['routes'];
const routeOf = pageRouteNames(manifest);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/find-us', '/find-us'],
  ['/restaurants/leeds-greek-street', '/restaurants/:slug'],
  ['/restaurants/leeds-greek-street.data', '/restaurants/:slug'],
  ['/restaurants/leeds-greek-street/book-now', '/restaurants/:slug/book-now'],
  ['/booking/a-secret-token', '/booking/:manageToken'],
  ['/booking/waitlist/a-secret-token', '/booking/waitlist/:waitlistToken'],
  ['/preferences/someone', '/preferences/:id?'],
  ['/about-us', '/:id1/:id2?'],
  ['/one/two/three/four', '*'],
  ['/%E0%A4%A', '*'],
])('%s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  ['/', 'GET, HEAD'],
  ['/?index', 'GET, HEAD, POST'],
  ['/our-menu', 'GET, HEAD'],
  ['/about-us', 'GET, HEAD, POST'],
  ['/about-us.data?index=1', 'GET, HEAD, POST'],
  ['/one/two/three/four', ''],
  ['/%E0%A4%A', ''],
])('%s takes %s', (address, methods) => {
  const takesForms = ['pages/content/home.tsx', 'pages/content/content-page.tsx'];
  const withModules = Object.fromEntries(
    Object.entries(manifest).map(([id, route], at) => {
      const file = routes[at - 1]?.file ?? '';
      return [id, { ...route, module: takesForms.includes(file) ? { action: () => null } : {} }];
    }),
  ) as unknown as ServerBuild['routes'];
  expect(pageMethods(withModules)(new URL(address, 'http://localhost')).join(', ')).toBe(methods);
});
