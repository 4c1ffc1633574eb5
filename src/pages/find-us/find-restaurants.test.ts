import { expect, test } from 'vitest';
import type { ApiClient } from '../../platform/api/api-client.ts';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { findRestaurants } from './find-restaurants.ts';

const leeds = {
  storeId: '1013',
  slug: 'leeds-greek-street',
  title: 'Leeds Greek Street',
  town: 'Leeds',
  site: 'Greek Street',
  lat: 53.799,
  lng: -1.5462,
};
const inverness = {
  storeId: '1040',
  slug: 'inverness-eastgate',
  title: 'Inverness Eastgate',
  town: 'Inverness',
  site: 'Eastgate',
  lat: 57.48,
  lng: -4.22,
};
const lerwick = { kind: 'place', label: 'Lerwick', lat: 60.1546, lng: -1.1494 };
const all = [
  leeds,
  inverness,
  { ...leeds, storeId: '1014', slug: 'leeds-kirkstall', site: 'Kirkstall' },
] as RestaurantSummary[];
const nothing = { q: '', position: null };

/** A stand-in API client with answers by path; any other path fails. */
function network(answers: Record<string, unknown>) {
  const get = async (path: string) =>
    path in answers
      ? { ok: true, data: answers[path] }
      : { ok: false, status: 500, error: { code: -1, title: '', message: '' } };
  return { network: { get } as unknown as ApiClient };
}

test('without a query all restaurants are listed', async () => {
  expect(await findRestaurants(network({}), nothing, all)).toEqual({ kind: 'all', restaurants: all });
});

test('a place has its restaurants, those further away, and other places of that name', async () => {
  const near = { kind: 'place', label: 'Newport', lat: 51.5877, lng: -2.9983 };
  const wight = { ...near, label: 'Newport, Isle of Wight' };
  const ours = { ...near, kind: 'restaurant', label: 'Newport Quay' };
  const answer = { query: 'newport', matches: [near, ours, near, wight], location: near, restaurants: [leeds] };
  const answers = { '/api/geo/search/newport%2F': answer };
  expect(await findRestaurants(network(answers), { ...nothing, q: 'newport/' }, all)).toMatchObject({
    kind: 'found',
    near: { label: 'Newport', lat: 51.5877, lng: -2.9983 },
    others: ['Newport, Isle of Wight'],
    restaurants: [leeds],
    further: [{ slug: 'leeds-kirkstall', milesValue: 164.4 }, { slug: 'inverness-eastgate' }],
  });
});

test.each([
  ['kent', []],
  ['ken', ['Kentish Town']],
])('%j may be meant as %j, too', async (q, others) => {
  const kent = { kind: 'place', label: 'Kent', lat: 51.27, lng: 0.76 };
  const matches = [kent, { ...kent, label: 'Kentish Town' }];
  const answers = { [`/api/geo/search/${q}`]: { query: q, matches, location: kent, restaurants: [leeds] } };
  expect(await findRestaurants(network(answers), { ...nothing, q }, all)).toMatchObject({
    near: { label: 'Kent' },
    others,
  });
});

test.each([
  ['Leeds Greek Street', 'leeds-greek-street'],
  ['Leeds', null],
])('a search for %s selects %s', async (q, named) => {
  const location = { kind: 'restaurant', label: leeds.title, slug: leeds.slug, lat: leeds.lat, lng: leeds.lng };
  const answer = { query: q, matches: [location], location, restaurants: [leeds] };
  const answers = { [`/api/geo/search/${encodeURIComponent(q)}`]: answer };
  expect(await findRestaurants(network(answers), { ...nothing, q }, all)).toMatchObject({ kind: 'found', named });
});

test('beyond a hundred miles the least far one is named', async () => {
  const answer = { query: 'lerwick', matches: [lerwick], location: lerwick, restaurants: [] };
  const answers = { '/api/geo/search/lerwick': answer };
  const found = await findRestaurants(network(answers), { ...nothing, q: 'lerwick' }, all);
  expect(found).toMatchObject({ kind: 'too-far', nearest: { slug: 'inverness-eastgate', milesValue: 214.9 } });
});

test('an unknown place is answered with the towns of the restaurants', async () => {
  const answers = { '/api/geo/search/zz': { query: 'zz', matches: [], location: null, restaurants: [] } };
  const found = await findRestaurants(network(answers), { ...nothing, q: 'zz' }, all);
  expect(found).toEqual({ kind: 'unknown', towns: ['Inverness', 'Leeds'] });
});

test('a position far from every name is simply yours', async () => {
  const answers = { '/api/geo/search/lat/53.8/lng/-1.549': { location: null, restaurants: [leeds] } };
  const found = await findRestaurants(network(answers), { ...nothing, position: { lat: 53.8, lng: -1.549 } }, all);
  expect(found).toMatchObject({ kind: 'found', near: { label: 'you' } });
});

test.each([
  [{ ...nothing, q: 'leeds' }, all],
  [{ ...nothing, position: { lat: 53.8, lng: -1.5 } }, all],
  [nothing, []],
])('a service that fails is said so: %j', async (query, restaurants) => {
  expect(await findRestaurants(network({}), query, restaurants)).toEqual({ kind: 'failed' });
});
