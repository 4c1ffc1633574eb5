import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { brandContent } from '../support/app.ts';

const CODE_16 = 'We can’t reach our content service just now. Please try again.';

let backend: Server;
let answers: RequestListener;
let site: RunningServer;

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A content service that gives out tokens and answers scripted by path. */
const service =
  (by: (path: string) => RequestListener): RequestListener =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://service');
    const answer = pathname === '/api/token' ? json({ accessToken: 'token', expiresIn: 82_800 }) : by(pathname);
    answer(request, response);
  };
const everywhere = (answer: RequestListener) => service(() => answer);

async function read(path: string) {
  const answer = await fetch(`${site.url}${path}`);
  return { status: answer.status, words: await answer.text(), kept: answer.headers.get('cache-control') };
}

beforeAll(async () => {
  answers = (request) => request.socket.destroy();
  backend = createServer((request, response) => answers(request, response));
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const { port } = backend.address() as AddressInfo;
  site = await startServer({ NETWORK_API_URL: `http://127.0.0.1:${port}`, CLOCK: '2026-11-20T10:00:00Z' });
  // The server first renders the most requested pages, restaurants in order of name: after the last one, only the test
  // calls.
  const last = '"path":"/restaurants/york-coppergate"';
  await vi.waitFor(() => expect(site.output()).toContain(last), { timeout: 30_000 });
});
afterAll(async () => {
  await site.stop();
  backend.closeAllConnections();
  await new Promise((done) => backend.close(done));
});

const dead: RequestListener = (request) => request.socket.destroy();

test.each<[string, RequestListener]>([
  ['is down', dead],
  ['fails', everywhere(json({ code: 9 }, 500))],
  ['answers a page', everywhere((_request, response) => response.end('<h1>It works!</h1>'))],
  ['answers something else', everywhere(json({ cats: [] }))],
])('when the content service %s, every page says so in our words', async (_how, how) => {
  answers = how;
  for (const path of ['/', '/takeaway', '/our-menu/main', '/restaurants/leeds-greek-street', '/restaurants']) {
    const { status, words, kept } = await read(path);
    expect([path, status, words.includes(CODE_16), kept]).toEqual([path, 502, true, 'no-store']);
  }
});

test('without settings the page says what is wrong', async () => {
  answers = everywhere(json({ code: 404 }, 404));
  const { status, words } = await read('/takeaway');
  expect([status, words.includes('Settings is not defined')]).toEqual([500, true]);
  await vi.waitFor(() => expect(site.output()).toContain('Settings is not defined'));
});

test('with cached settings a page that cannot be loaded has the frame; an unknown page is a 404', async () => {
  const { published } = await brandContent();
  const settings = json({ ...published.settings, mapStyleUrl: null });
  answers = service((path) => (path.endsWith('/brand-settings') ? settings : dead));
  const failed = await read('/takeaway');
  expect([failed.status, failed.words.includes(CODE_16), /<footer/.test(failed.words)]).toEqual([502, true, true]);
  // The settings are cached for an hour, so they are available without the service.
  answers = everywhere(json({ code: 404 }, 404));
  const missing = await read('/takeaway');
  expect([missing.status, missing.words.includes('This page could not be found')]).toEqual([404, true]);
  expect((await read('/our-menu/main')).words).toContain('Menu not found.');
});

test('a browser’s own call gets the same answer', async () => {
  answers = dead;
  const { accessToken } = (await (
    await fetch(`${site.url}/api/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).json()) as { accessToken: string };
  const answer = await fetch(`${site.url}/api/v1/content/menu/main`, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      'x-brand-key': 'tavola',
      'x-session-id': '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    },
  });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ code: 16, title: 'Content service error', message: CODE_16 });
});
