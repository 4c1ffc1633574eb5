import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';

const PAGE = '/restaurants/leeds-greek-street/book-now?date=2026-11-27&covers=2';
const KNOWN = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let backend: Server;
let site: RunningServer;
/** The session ids that reached the booking backend. */
let backendIds: Set<string>;

beforeAll(async () => {
  backend = createServer((request, response) => {
    const isToken = request.url === '/api/token';
    // The running offers are the same for everyone, so the server requests them under its own id.
    if (request.url?.startsWith('/api/booking/')) backendIds.add(String(request.headers['x-session-id']));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isToken ? { accessToken: 'token', expiresIn: 82_800 } : {}));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  site = await startServer({ BOOKING_API_URL: `http://127.0.0.1:${port}`, CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(async () => {
  await site.stop();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});
beforeEach(() => {
  backendIds = new Set();
});

/** Earlier ids: a failed page may leave a call on its way. */
const earlier = new Set([KNOWN]);

/** Fetches as a browser does; returns the session id and the ids that reached the backend. */
async function visit(path: string, init: RequestInit = {}) {
  const answer = await fetch(site.url + path, init);
  await answer.text();
  const [newCookie] = answer.headers.getSetCookie();
  const id = /^tavola\.session=([0-9a-f-]{36}); Max-Age=31536000; /.exec(newCookie ?? '')?.[1];
  const cookie = new Headers(init.headers).get('cookie') ?? '';
  const ids = [...backendIds].filter((sessionId) => cookie.includes(sessionId) || !earlier.has(sessionId));
  backendIds = new Set();
  if (id) earlier.add(id);
  return { newCookie, id, ids };
}

test('each browser has its own session id towards the booking backend, from its first page on', async () => {
  const [first, second] = [await visit(PAGE), await visit(PAGE)];
  expect(first.ids).toEqual([first.id]);
  expect(second.ids).toEqual([second.id]);
  expect(second.id).not.toBe(first.id);
  const again = await visit(PAGE, { headers: { cookie: `tavola.choice=x; tavola.session=${first.id}` } });
  expect(again).toMatchObject({ newCookie: undefined, ids: [first.id] });
});

test('an invalid session id is replaced', async () => {
  const { id, ids } = await visit(PAGE, { headers: { cookie: 'tavola.session=1; drop table' } });
  expect(ids).toEqual([id]);
});

test("a form is sent under its browser's session id, without one under a new id each time", async () => {
  const send = (cookie: string) =>
    visit(PAGE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url, cookie },
      body: 'firstName=Ada',
    });
  expect((await send(`tavola.session=${KNOWN}`)).ids).toEqual([KNOWN]);
  const [first, again] = [await send(''), await send('')];
  expect(first.ids).toHaveLength(1);
  expect(again).toEqual(first);
  expect(first.newCookie).toBeUndefined();
});

test('a page that is the same for everyone sets no cookie', async () => {
  expect(await visit('/')).toMatchObject({ newCookie: undefined });
  expect(await visit('/restaurants/leeds-greek-street')).toMatchObject({ newCookie: undefined });
});
