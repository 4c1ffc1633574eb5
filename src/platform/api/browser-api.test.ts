import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR = 3_600_000;
const store = new Map<string, string>();
let tokens: number;
let tokenAnswer: () => Response;
let requests: { path: string; authorization: string | null; session: string | null; brand: string | null }[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  store.clear();
  tokens = 0;
  tokenAnswer = () => Response.json({ accessToken: `token-${++tokens}`, expiresIn: 82_800 });
  requests = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { siteId: 'trattoria' } } });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/token') return tokenAnswer();
    const headers = new Headers(init.headers);
    requests.push({
      path,
      authorization: headers.get('authorization'),
      session: headers.get('x-session-id'),
      brand: headers.get('x-brand-key'),
    });
    return Response.json({});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const api = async () => (await import('./browser-api.ts')).networkClient;

test("the brand key comes from the page's markup", async () => {
  await (await api()).get('/a');
  expect(requests).toMatchObject([{ brand: 'trattoria' }]);
});

test('one token serves concurrent calls and later pages', async () => {
  const first = await api();
  await Promise.all([first.get('/a'), first.get('/b')]);
  vi.resetModules();
  await (await api()).get('/c');
  expect(tokens).toBe(1);
  expect(requests.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer token-1'));
});

const COOKIE = 'tavola.session=3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test("the session id comes from the page's cookie unless one is stored", async () => {
  Object.assign(document, { cookie: `other=1; ${COOKIE}` });
  await (await api()).get('/a');
  expect(`tavola.session=${requests[0]?.session}`).toBe(COOKIE);
  vi.resetModules();
  Object.assign(document, { cookie: 'tavola.session=11111111-1111-4111-8111-111111111111' });
  await (await api()).get('/b');
  expect(requests[1]?.session).toBe(requests[0]?.session);
  expect(document.cookie).toBe(`${COOKIE}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`);
});

test('the session id is created once and stored', async () => {
  await (await api()).get('/a');
  vi.resetModules();
  await (await api()).get('/b');
  expect(requests[0]?.session).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests[1]?.session).toBe(requests[0]?.session);
});

test.each([
  [23 * HOUR - 301_000, 1],
  [23 * HOUR - 300_000, 1],
  [23 * HOUR - 299_000, 2],
  [24 * HOUR, 2],
])(
  'after %i ms the browser has fetched %i tokens: each lasts 23 hours and is renewed 5 minutes before it expires',
  async (later, count) => {
    const client = await api();
    await client.get('/a');
    vi.setSystemTime(Date.now() + later);
    await client.get('/b');
    expect(tokens).toBe(count);
  },
);

test('API calls work in a private window without local storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  const client = await api();
  await client.get('/a');
  await client.get('/b');
  expect(tokens).toBe(1);
});

test('a failed token request is logged and the old token dropped', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = await api();
  await client.get('/a');
  expect(store.has('tavola.token')).toBe(true);
  vi.setSystemTime(Date.now() + 23 * HOUR - 1000);
  tokenAnswer = () => new Response(null, { status: 500 });
  expect(await client.get('/b')).toMatchObject({ ok: false, status: 0, error: { title: 'Unreachable' } });
  expect(warn).toHaveBeenCalledWith('Couldn’t get an API token:', expect.any(Error));
  expect(store.has('tavola.token')).toBe(false);
  warn.mockRestore();
});

test("a stored value that isn't a token is ignored", async () => {
  store.set('tavola.token', '{"accessToken":1}');
  await (await api()).get('/a');
  expect(requests).toMatchObject([{ authorization: 'Bearer token-1' }]);
});
