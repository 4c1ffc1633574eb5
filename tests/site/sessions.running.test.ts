import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';

const PAGE = '/restaurants/leeds-greek-street/book-now?date=2026-11-27&covers=2';
const KNOWN = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let backend: Server;
let site: RunningServer;
/** The session ids the booking backend was asked with, each once. */
let asked: Set<string>;

beforeAll(async () => {
  backend = createServer((request, response) => {
    const isToken = request.url === '/api/token';
    // The offers that run are the same for everyone, and asked for under the server's own id.
    if (request.url?.startsWith('/api/booking/')) asked.add(String(request.headers['x-session-id']));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isToken ? { accessToken: 'token', expiresIn: 82_800 } : {}));
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const { port } = backend.address() as AddressInfo;
  site = await startServer({ BOOKING_API_URL: `http://127.0.0.1:${port}`, CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(async () => {
  await site.stop();
  backend.closeAllConnections();
  await new Promise((done) => backend.close(done));
});
beforeEach(() => {
  asked = new Set();
});

/** Ids given before: a page that could not be made may leave a call behind that is still on its way. */
const earlier = new Set([KNOWN]);

/** Fetches as a browser would: the cookie it is given, and the session ids the backend saw for it. */
async function visit(path: string, init: RequestInit = {}) {
  const answer = await fetch(site.url + path, init);
  await answer.text();
  const [given] = answer.headers.getSetCookie();
  const id = /^tavola\.session=([0-9a-f-]{36}); Max-Age=31536000; /.exec(given ?? '')?.[1];
  const own = new Headers(init.headers).get('cookie') ?? '';
  const seen = [...asked].filter((one) => own.includes(one) || !earlier.has(one));
  asked = new Set();
  if (id) earlier.add(id);
  return { given, id, seen };
}

test('each browser has a session id of its own towards the booking backend, from its first page on', async () => {
  const [one, other] = [await visit(PAGE), await visit(PAGE)];
  expect(one.seen).toEqual([one.id]);
  expect(other.seen).toEqual([other.id]);
  expect(other.id).not.toBe(one.id);
  const again = await visit(PAGE, { headers: { cookie: `tavola.choice=x; tavola.session=${one.id}` } });
  expect(again).toMatchObject({ given: undefined, seen: [one.id] });
});

test('an id that is none is replaced', async () => {
  const { id, seen } = await visit(PAGE, { headers: { cookie: 'tavola.session=1; drop table' } });
  expect(seen).toEqual([id]);
});

test('a form goes under the id of its browser, without one under the server’s each time', async () => {
  const send = (cookie: string) =>
    visit(PAGE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url, cookie },
      body: 'firstName=Ada',
    });
  expect((await send(`tavola.session=${KNOWN}`)).seen).toEqual([KNOWN]);
  const [one, again] = [await send(''), await send('')];
  expect(one.seen).toHaveLength(1);
  expect(again).toEqual(one);
  expect(one.given).toBeUndefined();
});

test('a page that is the same for all gives no cookie', async () => {
  expect(await visit('/')).toMatchObject({ given: undefined });
  expect(await visit('/restaurants/leeds-greek-street')).toMatchObject({ given: undefined });
});
