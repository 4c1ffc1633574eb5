import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageRouteNames } from './page-routes.ts';
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
