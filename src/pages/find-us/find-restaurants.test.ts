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
const allRestaurants = [
  leeds,
  inverness,
  { ...leeds, storeId: '1014', slug: 'leeds-kirkstall', site: 'Kirkstall' },
] as RestaurantSummary[];
const emptyQuery = { q: '', position: null };

/** A stub API client with responses by path; any other path fails. */
function network(answers: Record<string, unknown>) {
  const get = async (path: string) =>
    path in answers
      ? { ok: true, data: answers[path] }
      : { ok: false, status: 500, error: { code: -1, title: '', message: '' } };
  return { network: { get } as unknown as ApiClient };
}

test('without a query all restaurants are listed', async () => {
  expect(await findRestaurants(network({}), emptyQuery, allRestaurants)).toEqual({
    kind: 'all',
    restaurants: allRestaurants,
  });
});

test('a place has its restaurants, those further away, and other places of that name', async () => {
  const near = { kind: 'place', label: 'Newport', lat: 51.5877, lng: -2.9983 };
  const wight = { ...near, label: 'Newport, Isle of Wight' };
  const ours = { ...near, kind: 'restaurant', label: 'Newport Quay' };
  const answer = { query: 'newport', matches: [near, ours, near, wight], location: near, restaurants: [leeds] };
  const answers = { '/api/geo/search/newport%2F': answer };
  expect(await findRestaurants(network(answers), { ...emptyQuery, q: 'newport/' }, allRestaurants)).toMatchObject({
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
])('the search %j also suggests %j', async (q, suggestions) => {
  const kent = { kind: 'place', label: 'Kent', lat: 51.27, lng: 0.76 };
  const matches = [kent, { ...kent, label: 'Kentish Town' }];
  const answers = { [`/api/geo/search/${q}`]: { query: q, matches, location: kent, restaurants: [leeds] } };
  expect(await findRestaurants(network(answers), { ...emptyQuery, q }, allRestaurants)).toMatchObject({
    near: { label: 'Kent' },
    others: suggestions,
  });
});

test.each([
  ['Leeds Greek Street', 'leeds-greek-street'],
  ['Leeds', null],
])('the search %s selects %s', async (q, slug) => {
  const location = { kind: 'restaurant', label: leeds.title, slug: leeds.slug, lat: leeds.lat, lng: leeds.lng };
  const answer = { query: q, matches: [location], location, restaurants: [leeds] };
  const answers = { [`/api/geo/search/${encodeURIComponent(q)}`]: answer };
  expect(await findRestaurants(network(answers), { ...emptyQuery, q }, allRestaurants)).toMatchObject({
    kind: 'found',
    named: slug,
  });
});

test('beyond a hundred miles the nearest restaurant is named', async () => {
  const answer = { query: 'lerwick', matches: [lerwick], location: lerwick, restaurants: [] };
  const answers = { '/api/geo/search/lerwick': answer };
  const outcome = await findRestaurants(network(answers), { ...emptyQuery, q: 'lerwick' }, allRestaurants);
  expect(outcome).toMatchObject({ kind: 'too-far', nearest: { slug: 'inverness-eastgate', milesValue: 214.9 } });
});

test("an unknown place comes with the restaurants' towns", async () => {
  const answers = { '/api/geo/search/zz': { query: 'zz', matches: [], location: null, restaurants: [] } };
  const outcome = await findRestaurants(network(answers), { ...emptyQuery, q: 'zz' }, allRestaurants);
  expect(outcome).toEqual({ kind: 'unknown', towns: ['Inverness', 'Leeds'] });
});

test('a position far from every named place is called yours', async () => {
  const answers = { '/api/geo/search/lat/53.8/lng/-1.549': { location: null, restaurants: [leeds] } };
  const outcome = await findRestaurants(
    network(answers),
    { ...emptyQuery, position: { lat: 53.8, lng: -1.549 } },
    allRestaurants,
  );
  expect(outcome).toMatchObject({ kind: 'found', near: { label: 'you' } });
});

test.each([
  [{ ...emptyQuery, q: 'leeds' }, allRestaurants],
  [{ ...emptyQuery, position: { lat: 53.8, lng: -1.5 } }, allRestaurants],
  [emptyQuery, []],
])('a failing service is reported: %j', async (query, restaurants) => {
  expect(await findRestaurants(network({}), query, restaurants)).toEqual({ kind: 'failed' });
});
