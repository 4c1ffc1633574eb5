import { expect, test } from 'vitest';
import { pageManifest } from '../tests/support/page-manifest.ts';
import { pageMethods, pageRouteNames } from './page-routes.ts';

const routeOf = pageRouteNames(pageManifest);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/find-us', '/find-us'],
  ['/restaurants/leeds-greek-street', '/restaurants/:slug'],
  ['/restaurants/leeds-greek-street.data', '/restaurants/:slug'],
  ['/restaurants/leeds-greek-street/book-now', '/restaurants/:slug/book-now'],
  ['/booking/a-secret-token', '/booking/:manageToken'],
  ['/booking/waitlist/a-secret-token', '/booking/waitlist/:waitlistToken'],
  ['/booking/closed/a-secret-token', '/booking/closed/:closedToken'],
  ['/booking/table-offer/a-secret-token', '/booking/table-offer/:offerToken'],
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
  expect(pageMethods(pageManifest)(new URL(address, 'http://localhost')).join(', ')).toBe(methods);
});
