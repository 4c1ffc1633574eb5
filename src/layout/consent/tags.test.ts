import { expect, test } from 'vitest';
import { tagCookies } from './tag-manager.ts';
import { trackableUrl } from './visits.ts';

test.each([
  ['https://www.tavola.example/find-us?q=LS1+4DY&lat=53.8&lng=-1.5', 'https://www.tavola.example/find-us'],
  [
    'https://www.tavola.example/?utm_source=post&token=abc&gclid=x',
    'https://www.tavola.example/?utm_source=post&gclid=x',
  ],
  ['https://www.tavola.example/booking/aToken?step=cancel', 'https://www.tavola.example/booking/:manageToken'],
  ['https://www.tavola.example/our-menu/main#pizza', 'https://www.tavola.example/our-menu/main'],
])('%s is reported as %s', (href, reported) => {
  expect(trackableUrl(href)).toBe(reported);
});

test('only the cookies of the tags are taken away', () => {
  const header = '_ga=GA1.1.2; tavola.choice=2026-11-20.11; _ga_AB12=x; _gcl_au=1; session=_ga; gallery=1';
  expect(tagCookies(header)).toEqual(['_ga', '_ga_AB12', '_gcl_au']);
  expect(tagCookies('')).toEqual([]);
});
