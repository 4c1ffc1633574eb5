import { expect, test } from 'vitest';
import { pageManifest } from '../tests/support/page-manifest.ts';
import { knownUrl } from './page-queries.ts';
import { pagePolicies, pageRouteNames } from './page-routes.ts';

const routeIds = new Set(['root', 'pages/content/home']);
const routeOf = pageRouteNames(pageManifest);
const policyOf = pagePolicies(pageManifest);
const knownPath = (address: string) => {
  const url = new URL(address, 'http://localhost');
  const { pathname, search } = knownUrl(url, routeIds, policyOf(routeOf(url.pathname)));
  return pathname + search;
};

test.each([
  ['/?utm_source=x&gclid=1&fbclid=2', '/'],
  ['/?_routes=root', '/'],
  ['/?random=1', '/'],
  ['/takeaway?date=2026-11-27', '/takeaway'],
  ['/quiz?answer=2&b=1', '/quiz?answer=2'],
  ['/_root.data?_routes=pages/content/home,root,made-up,root&x=1', '/_root.data?_routes=pages%2Fcontent%2Fhome%2Croot'],
  ['/_root.data?_routes=made-up', '/_root.data'],
  ['/find-us?page=2&q=Leeds&q=York&utm_medium=mail', '/find-us?q=Leeds&page=2'],
  [`/find-us?q=${'a'.repeat(500)}`, `/find-us?q=${'a'.repeat(100)}`],
  ['/careers/job-search?type=full-time&q=York&utm_source=x', '/careers/job-search?q=York&type=full-time'],
  ['/careers/job-search/management?type=full-time&type=part-time', '/careers/job-search/management'],
  ['/careers/job/2407?q=York', '/careers/job/2407'],
  ['/our-menu?answer=2', '/our-menu'],
  ['/our-menu/main?diet=v&without=milk&x=1', '/our-menu/main?without=milk&diet=v'],
  ['/restaurants/leeds?covers=2&time=19:00&x=1', '/restaurants/leeds?time=19%3A00&covers=2'],
  ['/restaurants/leeds/book-now?around=19:00', '/restaurants/leeds/book-now?around=19%3A00'],
  [
    '/restaurants/leeds/book-now?extra=a&extra=b&step=3&x=1&index',
    '/restaurants/leeds/book-now?index=&step=3&extra=a&extra=b',
  ],
  [
    '/restaurants/leeds/book-now?without=tree-nuts&without=milk,marzipan&covers=2',
    '/restaurants/leeds/book-now?covers=2&without=milk%2Ctree-nuts',
  ],
  [
    `/booking/${'x'.repeat(43)}?step=change&done=told&at=1&x=1`,
    `/booking/${'x'.repeat(43)}?step=change&done=told&at=1`,
  ],
])('%s is %s', (path, known) => {
  expect(knownPath(path)).toBe(known);
});
