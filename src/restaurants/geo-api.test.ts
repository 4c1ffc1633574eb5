import { expect, test } from 'vitest';
import gazetteer from '../platform/geo/gazetteer.json' with { type: 'json' };
import { createOfflineGeocoder } from '../platform/geo/offline.ts';
import { weekdays } from '../values/time/week.ts';
import { type OpeningHours, openingHours, type RestaurantSummary } from './contract.ts';
import { geoApi } from './geo-api.server.ts';
import { type GeoNearestAnswer, type GeoSearchAnswer, geoNearestAnswer, geoSearchAnswer } from './geo-contract.ts';

const hours: OpeningHours = openingHours.parse({
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '11:00'],
      [`${day}Close`, '23:00'],
    ]),
  ),
  overrides: [],
});

const summary = (storeId: string, town: string, site: string, lat: number, lng: number): RestaurantSummary => ({
  storeId,
  slug: `${town}-${site}`.toLowerCase().replaceAll(' ', '-'),
  title: `${town} ${site}`,
  town,
  site,
  nation: 'England',
  lat,
  lng,
  address: [`1 ${site}`, town],
  postcode: 'LS1 5RU',
  phone: '0113 496 0100',
  menus: ['main'],
  picture: { name: 'shopfronts/leeds', width: 1600, height: 1200, widths: [400, 800, 1600], alt: 'A shopfront' },
  openingHours: hours,
  temporarilyClosed: null,
  holidayPark: null,
  enableBookings: true,
  horizonDays: 90,
  sittings: [],
  clickCollect: { enabled: false },
});
const restaurants = [
  summary('1002', 'York', 'Stonegate', 53.9614, -1.082),
  summary('1001', 'Leeds', 'Greek Street', 53.798, -1.547),
  summary('1003', 'Truro', 'Quay', 50.263, -5.05),
];
const geocoder = createOfflineGeocoder(gazetteer, restaurants);
const api = geoApi({ geocoder, restaurants: () => restaurants });

async function get<T>(path: string): Promise<{ status: number; body: T }> {
  const response = await api.request(path);
  return { status: response.status, body: (await response.json()) as T };
}

test('a postcode finds its place and the restaurants near it', async () => {
  const { status, body } = await get<GeoSearchAnswer>('/search/LS1%204DY');
  expect(status).toBe(200);
  expect(geoSearchAnswer.parse(body)).toEqual(body);
  expect(body.query).toBe('LS1 4DY');
  expect(body.location).toEqual({ kind: 'postcode', label: 'LS1 4DY', lat: 53.7953, lng: -1.5533 });
  expect(body.restaurants.map(({ slug, milesValue }) => [slug, milesValue])).toEqual([
    ['leeds-greek-street', 0.3],
    ['york-stonegate', 22.4],
  ]);
});

test('a place far from every restaurant has none nearby', async () => {
  const { body } = await get<GeoSearchAnswer>('/search/lerwick');
  expect(body.location?.label).toBe('Lerwick');
  expect(body.restaurants).toEqual([]);
});

test.each(['zzzzzz', '%20', '..%20', '%F0%9F%8D%95', `${'x'.repeat(3000)}`])(
  '%s finds nothing without an error',
  async (query) => {
    const { status, body } = await get<GeoSearchAnswer>(`/search/${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ matches: [], location: null, restaurants: [] });
  },
);

test('suggestions contain at most six matches and no restaurants, and a trailing space counts', async () => {
  const { body } = await get<GeoSearchAnswer>('/search/ls1%20?suggest=1');
  expect(body.matches.map(({ label }) => label)).toEqual(['LS1', 'LS1 1', 'LS1 2', 'LS1 3', 'LS1 4', 'LS1 5']);
  expect(body).toMatchObject({ location: null, restaurants: [] });
});

test('a position finds the nearest place and restaurants', async () => {
  const { status, body } = await get<GeoNearestAnswer>('/search/lat/53.7997/lng/-1.5492');
  expect(status).toBe(200);
  expect(geoNearestAnswer.parse(body)).toEqual(body);
  expect(body.location?.label).toBe('Leeds');
  expect(body.restaurants.map(({ slug }) => slug)).toEqual(['leeds-greek-street', 'york-stonegate']);
});

test.each([
  ['/search/lat/91/lng/0', ['lat']],
  ['/search/lat/0/lng/-180.5', ['lng']],
  ['/search/lat/north/lng/1e1', ['lat', 'lng']],
  ['/search/lat/NaN/lng/0', ['lat']],
])('%s is rejected by field', async (path, fields) => {
  const { status, body } = await get<{ fields: Record<string, string> }>(path);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 400, title: expect.any(String), message: expect.any(String) });
  expect(Object.keys(body.fields)).toEqual(fields);
});

test('the API document describes both geo endpoints', () => {
  const { paths } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'geo', version: '1' } });
  expect(Object.keys(paths ?? {})).toEqual(['/search/{query}', '/search/lat/{lat}/lng/{lng}']);
});
