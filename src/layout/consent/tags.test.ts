import { expect, test } from 'vitest';
import { ALLOW_ALL, REJECT_ALL } from './choice.ts';
import { refusedCookies } from './tag-manager.ts';
import { trackableUrl } from './visits.ts';

test.each([
  ['https://www.tavola.example/find-us?q=LS1+4DY&lat=53.8&lng=-1.5', 'https://www.tavola.example/find-us'],
  [
    'https://www.tavola.example/?utm_source=post&token=abc&gclid=x',
    'https://www.tavola.example/?utm_source=post&gclid=x',
  ],
  ['https://www.tavola.example/booking/aToken?step=cancel', 'https://www.tavola.example/booking/:manageToken'],
  ['https://www.tavola.example/our-menu/main#pizza', 'https://www.tavola.example/our-menu/main'],
])('%s is reported as %s', (href, reportedUrl) => {
  expect(trackableUrl(href)).toBe(reportedUrl);
});

test.each([
  [REJECT_ALL, ['_ga', '_ga_AB12', '_gid', '_gat_UA1', '_gcl_au', '_gac_UA1']],
  [{ performance: true, marketing: false }, ['_gcl_au', '_gac_UA1']],
  [{ performance: false, marketing: true }, ['_ga', '_ga_AB12', '_gid', '_gat_UA1']],
  [ALLOW_ALL, []],
])('under %j the tags may not leave %j', (choice, names) => {
  const own = 'tavola.choice=2026-11-20.11; session=_ga; gallery=1; _gallery=1';
  const theirs = '_ga=GA1.1.2; _ga_AB12=x; _gid=1; _gat_UA1=1; _gcl_au=1; _gac_UA1=1';
  expect(refusedCookies(`${own}; ${theirs}`, choice)).toEqual(names);
  expect(refusedCookies('', choice)).toEqual([]);
});
