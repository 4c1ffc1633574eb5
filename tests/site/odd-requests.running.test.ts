import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';

const TOKEN = 'Zk3-xP_aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uVwXyZ';
const LONG = 'a'.repeat(101);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z', LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.stop();
});

const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
const post = (path: string, body: string, type?: string) =>
  ask(path, { method: 'POST', body: new Blob([body]), headers: type ? { 'content-type': type } : {} });

/** The raw response to these bytes, until the connection closes. */
async function rawAnswer(lines: string[]): Promise<string> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), 'localhost');
  await once(socket, 'connect');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test.each([`/${LONG}`, `/restaurants/${LONG}`, `/restaurants/${LONG}/book-now`, `/our-menu/${LONG}`])(
  'a name of more than 100 characters is not found: %s',
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Return to homepage')]);
  },
);

test.each(['/restaurants/leeds-greek-street/book-now', `/booking/${TOKEN}`, `/booking/waitlist/${TOKEN}`, '/takeaway'])(
  'a form of another type is rejected with a message: %s',
  async (path) => {
    for (const type of [undefined, 'text/plain', 'application/json']) {
      const answer = await post(path, '{}', type);
      expect([answer.status, await answer.text()]).toEqual([
        415,
        expect.stringMatching(/^[A-Z][\w ,’-]+\.( [A-Z][\w ,’-]+\.)*$/),
      ]);
    }
  },
);

test.each([
  ['/restaurants/leeds-greek-street/book-now', {}, 'br'],
  ['/find-us?q=Leeds&date=2026-11-21&covers=2', {}, 'br'],
  ['/restaurants/leeds-greek-street/book-now', { method: 'POST', body: new URLSearchParams({ covers: '2' }) }, null],
  [`/booking/${TOKEN}`, {}, null],
])(
  'a response for one browser is compressed, unless it holds a secret or typed text: %s',
  async (path, init, encoding) => {
    const answer = await ask(path, { ...init, headers: { 'accept-encoding': 'br' } });
    expect((await answer.text()).length).toBeGreaterThan(1024);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  },
);

const ELSEWHERE = 'That form came from another site, so we haven’t read it. Please use the one on ours.';

test.each([
  ['https://evil.example', 'text/html', ELSEWHERE],
  ['null', 'text/html', ELSEWHERE],
  ['no address', 'text/html', ELSEWHERE],
  ['https://evil.example', '*/*', JSON.stringify(ELSEWHERE)],
])('a form from %s, sent by a client that accepts %s, is rejected with a message', async (origin, accept, words) => {
  const body = new URLSearchParams({ formType: 'sign-up' });
  for (const path of ['/sign-up', `/booking/${TOKEN}`, '/restaurants/leeds-greek-street/book-now']) {
    const answer = await ask(path, { method: 'POST', body, headers: { origin, accept } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await answer.text()).toContain(words);
  }
});

test('a form from our own page is read', async () => {
  const body = new URLSearchParams({ formType: 'sign-up' });
  const answer = await ask('/sign-up', { method: 'POST', body, headers: { origin: server.url, accept: 'text/html' } });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Nearly there')]);
});

test('the API rejects a body of another type with a message', async () => {
  const { accessToken } = (await (await post('/api/token', '{}', 'application/json')).json()) as {
    accessToken: string;
  };
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'x-brand-key': 'tavola',
    'x-session-id': crypto.randomUUID(),
  };
  const answer = await ask('/api/booking/create/1013', { method: 'POST', headers, body: new Blob(['a=b']) });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'We couldn’t read that. Please try again.' },
  ]);
});

test.each([`/booking/${TOKEN}%E0%A4%A`, `/booking/waitlist/${TOKEN}%`, `/booking/${TOKEN}%C0.data`])(
  'a malformed percent sign is not found, and exposes no token: %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(server.output()).not.toContain(TOKEN.slice(0, 20));
  },
);

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['gzip, br;q=0.5', 'br'],
  ['identity', null],
])('Accept-Encoding %s gives Content-Encoding %s', async (acceptEncoding, encoding) => {
  await ask('/takeaway');
  const answer = await rawAnswer([
    'GET /takeaway HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Accept-Encoding: ${acceptEncoding}`,
  ]);
  expect(/^content-encoding: (\w+)/im.exec(answer)?.[1] ?? null).toBe(encoding);
});

test('a response with a token is not stored', async () => {
  expect((await post('/api/token', '{}', 'application/json')).headers.get('cache-control')).toBe('no-store');
});

test('the API documentation has a content security policy', async () => {
  const policy = (await ask('/api/docs')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self'");
});

test('a request with two hosts is rejected', async () => {
  for (const path of ['/', '/takeaway', '/api/docs'])
    expect(
      await rawAnswer([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Host: evil.example', 'Connection: close']),
    ).toMatch(/^HTTP\/1\.1 400 /);
});

test('a form without a boundary is read as an empty one', async () => {
  const answer = await post('/restaurants/leeds-greek-street/book-now', 'covers=2', 'multipart/form-data');
  expect([answer.status, (await answer.text()).match(/<title>(\w+)/)?.[1]]).toEqual([400, 'Error']);
});

test('no log line contains [object Object]', () => {
  expect(server.output()).not.toContain('[object Object]');
});
