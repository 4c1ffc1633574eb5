import { expect, test } from 'vitest';
import type { ApiClient } from '../../platform/api-client.ts';
import { findPlaces } from './find-places.ts';

const leeds = { slug: 'leeds-greek-street', title: 'Leeds Greek Street', town: 'Leeds', lat: 53.799, lng: -1.5462 };
const inverness = {
  slug: 'inverness-eastgate',
  title: 'Inverness Eastgate',
  town: 'Inverness',
  lat: 57.48,
  lng: -4.22,
};
const lerwick = { kind: 'place', label: 'Lerwick', lat: 60.1546, lng: -1.1494 };
const all = { restaurants: [leeds, inverness, { ...leeds, slug: 'leeds-kirkstall' }] };
const nothing = { q: '', position: null, party: null };

/** A network service that knows these paths and fails at every other. */
function network(answers: Record<string, unknown>) {
  const get = async (path: string) =>
    path in answers
      ? { ok: true, data: answers[path] }
      : { ok: false, status: 500, error: { code: -1, title: '', message: '' } };
  return { network: { get } as unknown as ApiClient };
}
const allPath = '/api/v1/content/search-restaurants/';

test('nothing asked is everything', async () => {
  expect(await findPlaces(network({ [allPath]: all }), nothing)).toMatchObject({
    kind: 'all',
    places: all.restaurants,
  });
});

test('a place finds its restaurants and says what else bears its name', async () => {
  const near = { kind: 'place', label: 'Newport', lat: 51.5877, lng: -2.9983 };
  const wight = { ...near, label: 'Newport, Isle of Wight' };
  const ours = { ...near, kind: 'restaurant', label: 'Newport Quay' };
  const answer = { query: 'newport', matches: [near, ours, near, wight], location: near, restaurants: [leeds] };
  expect(await findPlaces(network({ '/api/geo/search/newport%2F': answer }), { ...nothing, q: 'newport/' })).toEqual({
    kind: 'found',
    near: { label: 'Newport', lat: 51.5877, lng: -2.9983 },
    others: ['Newport, Isle of Wight'],
    places: [leeds],
  });
});

test('beyond a hundred miles the least far one is named', async () => {
  const answer = { query: 'lerwick', matches: [lerwick], location: lerwick, restaurants: [] };
  const findings = await findPlaces(network({ '/api/geo/search/lerwick': answer, [allPath]: all }), {
    ...nothing,
    q: 'lerwick',
  });
  expect(findings).toMatchObject({ kind: 'too-far', nearest: { slug: 'inverness-eastgate', milesValue: 214.9 } });
});

test('what nobody knows is answered with the towns we are in', async () => {
  const answer = { query: 'zz', matches: [], location: null, restaurants: [] };
  const findings = await findPlaces(network({ '/api/geo/search/zz': answer, [allPath]: all }), { ...nothing, q: 'zz' });
  expect(findings).toEqual({ kind: 'unknown', towns: ['Inverness', 'Leeds'] });
});

test('a position far from every name is simply yours', async () => {
  const answer = { location: null, restaurants: [leeds] };
  const position = { lat: 53.8, lng: -1.549 };
  const findings = await findPlaces(network({ '/api/geo/search/lat/53.8/lng/-1.549': answer }), {
    ...nothing,
    position,
  });
  expect(findings).toMatchObject({ kind: 'found', near: { label: 'you' } });
});

test.each([{ ...nothing, q: 'leeds' }, { ...nothing, position: { lat: 53.8, lng: -1.5 } }, nothing])(
  'a service that fails is said so: %j',
  async (query) => {
    expect(await findPlaces(network({}), query)).toEqual({ kind: 'failed' });
  },
);
