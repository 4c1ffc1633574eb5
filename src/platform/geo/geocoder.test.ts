import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import gazetteer from './gazetteer.json' with { type: 'json' };
import { createGeocoder } from './geocoder.ts';
import { createOfflineGeocoder } from './offline.ts';

const offline = createOfflineGeocoder(gazetteer, [
  {
    slug: 'leeds-greek-street',
    title: 'Leeds Greek Street',
    town: 'Leeds',
    site: 'Greek Street',
    lat: 53.798,
    lng: -1.547,
  },
]);
const exactPosition = { latitude: 53.796, longitude: -1.5501 };
const exactAsMatch = { kind: 'postcode', label: 'LS1 4DY', lat: 53.796, lng: -1.5501 };

let server: Server | undefined;
let paths: string[];
let problems: Array<{ geocoder: string; error: string }>;

beforeEach(() => {
  paths = [];
  problems = [];
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A stub service on localhost with scripted responses, and a geocoder that calls it. */
async function geocoderAsking(kind: 'postcodes-io' | 'google', answer: RequestListener, timeoutMs = 5000) {
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createGeocoder({
    kind,
    url: `http://127.0.0.1:${port}/`,
    key: 'a key',
    offline,
    log: (problem) => problems.push(problem),
    timeoutMs,
  });
}

const respond =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('postcodes.io', () => {
  test.each([
    [
      'LS1 4DY',
      '/postcodes/LS14DY',
      { postcode: 'LS1 4DY', ...exactPosition },
      { kind: 'postcode', label: 'LS1 4DY', lat: 53.796, lng: -1.5501 },
    ],
    [
      'ls1',
      '/outcodes/LS1',
      { outcode: 'LS1', ...exactPosition },
      { kind: 'outcode', label: 'LS1', lat: 53.796, lng: -1.5501 },
    ],
    [
      'otley & leeds',
      '/places?q=otley%20%26%20leeds&limit=6',
      [{ name_1: 'Otley', county_unitary: 'Leeds', ...exactPosition }],
      { kind: 'place', label: 'Otley, Leeds', lat: 53.796, lng: -1.5501 },
    ],
  ])('%s is requested at %s', async (query, path, result, match) => {
    const geocoder = await geocoderAsking('postcodes-io', respond({ status: 200, result }));
    expect(await geocoder.search(query)).toEqual([match]);
    expect(paths).toEqual([path]);
    expect(problems).toEqual([]);
  });

  test('the nearest postcode to a position is requested', async () => {
    const result = [{ postcode: 'LS1 4DY', ...exactPosition }];
    const geocoder = await geocoderAsking('postcodes-io', respond({ status: 200, result }));
    expect(await geocoder.nearest({ lat: 53.79, lng: -1.55 })).toMatchObject({ kind: 'postcode', label: 'LS1 4DY' });
    expect(paths).toEqual(['/postcodes?lon=-1.55&lat=53.79&limit=1&radius=2000']);
  });

  test('an unknown postcode falls back to offline without counting as a failure', async () => {
    const geocoder = await geocoderAsking('postcodes-io', respond({ status: 404, error: 'Postcode not found' }, 404));
    expect((await geocoder.search('LS1 0AA'))[0]).toMatchObject({ kind: 'outcode', label: 'LS1' });
    expect(problems).toEqual([]);
  });

  test('a position without a nearby postcode resolves to the nearest place', async () => {
    const geocoder = await geocoderAsking('postcodes-io', respond({ status: 200, result: null }));
    expect(await geocoder.nearest({ lat: 53.7997, lng: -1.5492 })).toMatchObject({ kind: 'place', label: 'Leeds' });
  });

  test('a postcode without a position falls back to offline', async () => {
    const result = { postcode: 'LS1 4DY', latitude: null, longitude: null };
    const geocoder = await geocoderAsking('postcodes-io', respond({ status: 200, result }));
    expect((await geocoder.search('LS1 4DY'))[0]).toMatchObject({ lat: 53.7953, lng: -1.5533 });
  });

  test("only an address's postcode is sent to the service", async () => {
    const result = { postcode: 'LS1 4DY', ...exactPosition };
    const geocoder = await geocoderAsking('postcodes-io', respond({ status: 200, result }));
    expect(await geocoder.search('10 Greek Street, Leeds LSI 4DY, UK')).toMatchObject([exactAsMatch]);
    expect(paths).toEqual(['/postcodes/LS14DY']);
  });

  test.each(['LS1 4', 'greek street'])('%s is resolved offline, without a call', async (query) => {
    const geocoder = await geocoderAsking('postcodes-io', respond({}));
    expect(await geocoder.search(query)).toEqual(offline.searchNow(query));
    expect(geocoder.suggest('newc', 1)[0]?.label).toBe('Newcastle upon Tyne');
    expect(paths).toEqual([]);
  });
});

describe('Google', () => {
  const leeds = {
    formatted_address: 'Leeds LS1 4DY, UK',
    types: ['postal_code'],
    geometry: { location: { lat: 53.796, lng: -1.5501 }, location_type: 'APPROXIMATE' },
  };

  test('a Google search reads the first result’s location', async () => {
    const geocoder = await geocoderAsking('google', respond({ status: 'OK', results: [leeds] }));
    const match = { kind: 'postcode', label: 'Leeds LS1 4DY', lat: 53.796, lng: -1.5501 };
    expect(await geocoder.search('LS1 4DY')).toEqual([match]);
    expect(paths).toEqual(['/maps/api/geocode/json?address=LS1+4DY&components=country%3AGB&region=uk&key=a+key']);
  });

  test('a position is sent to Google as latlng', async () => {
    const geocoder = await geocoderAsking('google', respond({ status: 'OK', results: [leeds] }));
    expect(await geocoder.nearest({ lat: 53.79, lng: -1.55 })).toMatchObject({ label: 'Leeds LS1 4DY' });
    expect(paths[0]).toContain('latlng=53.79%2C-1.55');
  });

  test('an empty Google result falls back to offline without counting as a failure', async () => {
    const geocoder = await geocoderAsking('google', respond({ status: 'ZERO_RESULTS', results: [] }));
    expect((await geocoder.search('hull'))[0]?.label).toBe('Kingston upon Hull');
    expect(problems).toEqual([]);
  });

  test('a Google error is logged without the key', async () => {
    const refusal = { status: 'REQUEST_DENIED', results: [], error_message: 'The key "a key" is not authorised.' };
    const geocoder = await geocoderAsking('google', respond(refusal));
    expect((await geocoder.search('hull'))[0]?.label).toBe('Kingston upon Hull');
    expect(problems).toEqual([{ geocoder: 'google', error: 'Error: responded REQUEST_DENIED' }]);
  });
});

describe.each(['postcodes-io', 'google'] as const)('%s failing', (kind) => {
  test.each<[string, RequestListener, number?]>([
    ['500', respond({ error: 'down' }, 500)],
    ['a time-out', () => undefined, 30],
    ['garbage', (_, response) => response.end('<html>')],
    ['unexpected JSON', respond({ status: 'OK', results: [{}], result: {} })],
    ['a dropped connection', (request) => request.socket.destroy()],
  ])('%s falls back to offline and logs one line', async (_, answer, timeoutMs) => {
    const geocoder = await geocoderAsking(kind, answer, timeoutMs);
    expect((await geocoder.search('LS1 4DY'))[0]).toMatchObject({ label: 'LS1 4DY', lat: 53.7953 });
    expect(await geocoder.nearest({ lat: 53.7997, lng: -1.5492 })).toMatchObject({ label: 'Leeds' });
    expect(problems.map(({ geocoder: name }) => name)).toEqual([kind, kind]);
  });
});

test('the offline geocoder makes no calls', async () => {
  const geocoder = createGeocoder({ kind: 'offline', offline, log: (problem) => problems.push(problem) });
  expect((await geocoder.search('leeds'))[0]?.label).toBe('Leeds');
});
