import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { createApp } from '../../app.ts';
import { defaultEnv } from '../../platform/env.ts';
import { fetchPart } from './upstream.server.ts';

const TILE = Buffer.from([0x1a, 0x02, 0x78, 0x02]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A stub map host: its responses by path, and the requests it received. */
let host: Server;
let origin: string;
let requests: string[];
let answers: Record<string, RequestListener>;

const respondWith =
  (type: string, body: Buffer | string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const json = (body: unknown) => respondWith('application/json', JSON.stringify(body));
const never: RequestListener = () => undefined;

const style = () => ({
  version: 8,
  glyphs: `${origin}/fonts/{fontstack}/{range}.pbf?key=secret`,
  sprite: '/sprites/icons?key=secret',
  sources: {
    streets: { type: 'vector', url: `${origin}/streets.json` },
    relief: { type: 'raster', tiles: ['relief/{z}/{x}/{y}{ratio}.png'], maxzoom: 6 },
    parks: { type: 'geojson', data: `${origin}/parks.json` },
  },
  layers: [],
});

beforeEach(async () => {
  requests = [];
  host = createServer((request, response) => {
    requests.push(request.url ?? '');
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  answers = {
    '/style.json': json(style()),
    '/streets.json': json({ tiles: [`${origin}/t/{z}/{x}/{y}.pbf`], maxzoom: 14, attribution: '© Somebody' }),
    '/t/3/4/2.pbf': respondWith('application/x-protobuf', TILE),
    '/relief/1/0/1@2x.png': respondWith('image/png', PNG),
    '/fonts/Noto%20Sans%20Bold/0-255.pbf': respondWith('application/octet-stream', TILE),
    '/sprites/icons@2x.json': json({ fork: { x: 0 } }),
    '/parks.json': json({ type: 'FeatureCollection', features: [] }),
  };
});
afterEach(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

async function site(MAP_PROXY: 'on' | 'off' = 'on') {
  const deps = await appDeps();
  const env = { ...defaultEnv, MAP_STYLE_URL: `${origin}/style.json`, MAP_PROXY };
  const app = createApp({ ...deps, env });
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const settings = async () =>
    (await app.request('/api/v1/content/brand-settings', { headers: await callerHeaders(deps) })).json();
  return { get, settings };
}

test("the style refers only to this site, and keeps its sources' settings", async () => {
  const { get, settings } = await site();
  expect(await settings()).toMatchObject({ mapStyleUrl: '/map-style/style.json' });
  const text = await (await get('/map-style/style.json')).text();
  expect(text).not.toContain('127.0.0.1');
  expect(text).not.toContain('secret');
  expect(JSON.parse(text)).toMatchObject({
    glyphs: '/map-style/glyphs/{fontstack}/{range}',
    sprite: '/map-style/sprite/0',
    sources: {
      streets: { tiles: ['/map-style/tiles/0/{z}/{x}/{y}'], maxzoom: 14, attribution: '© Somebody' },
      relief: { tiles: ['/map-style/tiles/1/{z}/{x}/{y}{ratio}'], maxzoom: 6 },
      parks: { data: '/map-style/data/0' },
    },
  });
});

test.each([
  ['a tile', '/map-style/tiles/0/3/4/2', 'application/x-protobuf', '/t/3/4/2.pbf'],
  ['a picture', '/map-style/tiles/1/1/0/1@2x', 'image/png', '/relief/1/0/1@2x.png'],
  [
    'letters',
    '/map-style/glyphs/Noto%20Sans%20Bold/0-255',
    'application/octet-stream',
    '/fonts/Noto%20Sans%20Bold/0-255.pbf?key=secret',
  ],
  ['a sprite', '/map-style/sprite/0@2x.json', 'application/json', '/sprites/icons@2x.json?key=secret'],
  ['data', '/map-style/data/0', 'application/json', '/parks.json'],
])('%s is fetched once and passed on, whatever encoding the browser accepts', async (_, path, type, address) => {
  const { get } = await site();
  const first = await get(path);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  const plain = Buffer.from(await first.arrayBuffer());
  const again = await get(path, { 'accept-encoding': 'gzip, br' });
  const body = again.body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const plainBody = again.headers.get('content-encoding') ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  expect(Buffer.from(await new Response(plainBody).arrayBuffer())).toEqual(plain);
  expect(plain.length).toBeGreaterThan(0);
  expect(requests.filter((path) => path === address)).toHaveLength(1);
});

test.each([
  ['an unknown source', '/map-style/tiles/9/3/4/2'],
  ['a tile outside the world', '/map-style/tiles/0/3/8/2'],
  ['a tile beyond the deepest zoom', '/map-style/tiles/0/23/4/2'],
  ['another sprite file', '/map-style/sprite/0.html'],
  ['a font path that leads elsewhere', '/map-style/glyphs/..%2F..%2Fstyle/0-255'],
  ['an invalid font name', '/map-style/glyphs/../0-255'],
  ['unknown data', '/map-style/data/7'],
])("%s isn't fetched", async (_, path) => {
  const { get } = await site();
  expect((await get(path)).status).toBe(404);
  expect(requests.filter((path) => !['/style.json', '/streets.json'].includes(path))).toEqual([]);
});

test('a tile the host lacks is empty', async () => {
  const tile = await (await site()).get('/map-style/tiles/0/3/1/1');
  expect([tile.status, (await tile.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

test('a failing host is retried, and an existing style stays through a failure', async () => {
  const { get } = await site();
  answers['/t/3/4/2.pbf'] = respondWith('text/html', 'down', 503);
  expect((await get('/map-style/tiles/0/3/4/2')).status).toBe(502);
  delete answers['/style.json'];
  answers['/t/3/4/2.pbf'] = respondWith('text/html; charset=utf-8', TILE);
  const tile = await get('/map-style/tiles/0/3/4/2');
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
});

test("after a failure requests don't wait, and a style that comes back is used", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  try {
    answers['/style.json'] = respondWith('text/html', 'down', 503);
    const { get } = await site();
    expect((await get('/map-style/style.json')).status).toBe(502);
    vi.setSystemTime(120_000);
    answers['/style.json'] = json(style());
    expect((await get('/map-style/style.json')).status).toBe(502);
    await vi.waitFor(async () => expect((await get('/map-style/style.json')).status).toBe(200));
  } finally {
    vi.useRealTimers();
  }
});

test('without a style the proxy responds 502, and the map falls back to our own', async () => {
  answers['/style.json'] = respondWith('application/json', '{', 200);
  expect((await (await site()).get('/map-style/style.json')).status).toBe(502);
});

test('with the proxy off, browsers contact the host directly', async () => {
  const { get, settings } = await site('off');
  expect((await get('/map-style/style.json')).status).toBe(404);
  expect(await settings()).toMatchObject({ mapStyleUrl: `${origin}/style.json` });
});

describe('a map part is refused', () => {
  test.each([
    ['from a host that the style does not name', () => fetchPart('http://127.0.0.1:1/x', new Set([origin]))],
    [
      'a redirect',
      () => {
        answers['/moved'] = (_request, response) => response.writeHead(302, { location: '/t/3/4/2.pbf' }).end();
        return fetchPart(`${origin}/moved`, new Set([origin]));
      },
    ],
    [
      'an oversized response',
      () => {
        answers['/large'] = respondWith('image/png', Buffer.alloc(4 * 1024 * 1024 + 1));
        return fetchPart(`${origin}/large`, new Set([origin]));
      },
    ],
    [
      'a time-out',
      () => {
        answers['/late'] = never;
        return fetchPart(`${origin}/late`, new Set([origin]), 50);
      },
    ],
  ])('%s', async (_, attempt) => {
    await expect(attempt()).rejects.toThrow();
  });
});
