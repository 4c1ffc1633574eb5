import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { createApp } from '../../app.ts';

const HOUR = 3_600_000;
const SESSIONS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

/** A remote backend: the requests it received and its response to a token request. */
let far: Server;
let url: string;
let requests: IncomingMessage[];
let tokenAnswer: RequestListener;
let tokens: number;
const goodToken: RequestListener = (_request, response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ accessToken: `token-${++tokens}` }));

beforeAll(async () => {
  far = createServer((request, response) => {
    request.resume();
    if (request.url === '/api/token') return tokenAnswer(request, response);
    requests.push(request);
    return response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(far, 'listening');
  url = `http://127.0.0.1:${(far.address() as { port: number }).port}`;
});
afterAll(() => {
  far.closeAllConnections();
  far.close();
});
beforeEach(() => {
  requests = [];
  tokens = 0;
  tokenAnswer = goodToken;
});

/** An app with remote backends, a clock that tests can move, and its logged errors. */
async function remoteApp() {
  const deps = await appDeps();
  let now = deps.clock();
  const errors: unknown[][] = [];
  deps.log.error = ((...args: unknown[]) => errors.push(args)) as typeof deps.log.error;
  const env = { ...deps.env, BOOKING_API_URL: url, NETWORK_API_URL: url };
  return {
    app: createApp({ ...deps, env, clock: () => now }),
    headers: await callerHeaders(deps),
    errors,
    pass: (milliseconds: number) => {
      now = now.add({ milliseconds });
    },
  };
}

test.each([
  ['/api/booking/occasions/1013?date=2026-11-27', 'the booking backend'],
  ['/api/v1/content/venues', 'the network'],
])('%s: each browser’s own session id reaches %s', async (path) => {
  const { app, headers } = await remoteApp();
  for (const session of SESSIONS)
    expect((await app.request(path, { headers: { ...headers, 'x-session-id': session } })).status).toBe(200);
  expect(requests.map((request) => request.headers['x-session-id'])).toEqual(SESSIONS);
  expect(requests.map((request) => request.headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-1']);
});

test('the server’s own calls share one session id', async () => {
  const { app } = await remoteApp();
  await app.serverApi.network.get('/api/v1/content/venues');
  await app.serverApi.network.get('/api/v1/content/pages');
  const [first, second] = requests.map((request) => request.headers['x-session-id']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test.each([
  [23 * HOUR - 300_000, 1],
  [23 * HOUR - 299_000, 2],
])(
  'after %i ms the server has requested %i tokens: each is renewed 5 minutes before it expires',
  async (later, count) => {
    const { app, pass } = await remoteApp();
    await app.serverApi.network.get('/api/v1/content/venues');
    pass(later);
    await app.serverApi.network.get('/api/v1/content/venues');
    expect(tokens).toBe(count);
    expect(requests.at(-1)?.headers.authorization).toBe(`Bearer token-${count}`);
  },
);

test.each<[string, RequestListener]>([
  ['an error', (_request, response) => response.writeHead(500).end()],
  ['a dropped connection', (request) => request.socket.destroy()],
  ['a response without a token', (_request, response) => response.end('{}')],
])('%s to a token request is logged and not cached: the next call retries', async (_, answer) => {
  const { app, errors } = await remoteApp();
  tokenAnswer = answer;
  expect(await app.serverApi.booking.get('/api/booking/occasions/1013')).toMatchObject({ ok: false, status: 0 });
  expect(errors).toEqual([[{ err: expect.any(Error) }, 'a backend gave out no token']]);
  expect(requests).toEqual([]);
  tokenAnswer = goodToken;
  expect((await app.serverApi.booking.get('/api/booking/occasions/1013')).ok).toBe(true);
});

test("a token that couldn't be renewed is dropped", async () => {
  const { app, pass, errors } = await remoteApp();
  await app.serverApi.network.get('/api/v1/content/venues');
  pass(23 * HOUR - 299_000);
  tokenAnswer = (_request, response) => response.writeHead(503).end();
  expect((await app.serverApi.network.get('/api/v1/content/venues')).ok).toBe(false);
  pass(-HOUR);
  expect((await app.serverApi.network.get('/api/v1/content/venues')).ok).toBe(false);
  expect(errors).toHaveLength(2);
});

test('a restaurant’s jobs are cached for the day: one that closes is gone the day after', async () => {
  const deps = await appDeps();
  const content = deps.content();
  const closing = {
    ...content,
    jobs: content.jobs.map((job) => ({ ...job, posted: '2026-11-01', closes: '2026-11-20' })),
  };
  const slug = closing.jobs.find(({ at }) => content.restaurants.some((restaurant) => restaurant.slug === at))?.at;
  let now = Temporal.Instant.from('2026-11-20T23:50:00Z');
  const { serverApi } = createApp({ ...deps, clock: () => now, content: () => closing });
  const path = `/api/jobs?at=${slug}&siteId=tavola`;
  const before = await serverApi.network.get<{ jobs: unknown[] }>(path);
  expect(before.ok && before.data.jobs.length).toBeGreaterThan(0);
  expect(await serverApi.network.get(path)).toBe(before);
  now = now.add({ minutes: 10 });
  expect(await serverApi.network.get(path)).toEqual({ ok: true, data: { jobs: [] } });
});
