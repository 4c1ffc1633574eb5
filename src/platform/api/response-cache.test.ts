import { expect, test, vi } from 'vitest';
import type { ApiClient, ApiResult } from './api-client.ts';
import { cacheResponses } from './response-cache.ts';

const HOUR = 3_600_000;
const good: ApiResult<unknown> = { ok: true, data: { name: 'Tavola' } };
const garbled: ApiResult<unknown> = { ok: true, data: { cats: [] } };
const bad: ApiResult<unknown> = { ok: false, status: 502, error: { code: 16, title: '', message: '' } };

function client(now: () => number, answers: ApiResult<unknown>[]) {
  const get = vi.fn(async () => answers.shift() ?? good);
  return {
    get,
    cached: cacheResponses({ get } as unknown as ApiClient, {
      fields: { '/settings': 'name' },
      now,
      until: () => now() + HOUR,
    }),
  };
}

test('a successful response is cached for an hour; concurrent calls share one request', async () => {
  let now = 0;
  const { get, cached } = client(() => now, []);
  await Promise.all([cached.get('/settings'), cached.get('/settings')]);
  now = HOUR - 1;
  await cached.get('/settings');
  expect(get).toHaveBeenCalledTimes(1);
  now = HOUR;
  await cached.get('/settings');
  expect(get).toHaveBeenCalledTimes(2);
});

test('a cached response expires at the end of the day', async () => {
  let now = 0;
  const get = vi.fn(async () => structuredClone(good));
  const until = () => (now < HOUR ? HOUR / 2 : 2 * HOUR);
  const cached = cacheResponses({ get } as unknown as ApiClient, {
    fields: { '/settings': 'name' },
    now: () => now,
    until,
  });
  const before = await cached.get('/settings');
  now = HOUR / 2 - 1;
  expect(await cached.get('/settings')).toBe(before);
  now = HOUR / 2;
  expect(await cached.get('/settings')).not.toBe(before);
});

test("failures, unexpected responses and other paths aren't cached", async () => {
  const { get, cached } = client(() => 0, [bad, garbled]);
  expect(await cached.get('/settings')).toBe(bad);
  expect(await cached.get('/settings')).toBe(garbled);
  expect(await cached.get('/settings')).toBe(good);
  await cached.get('/page');
  await cached.get('/page');
  expect(get).toHaveBeenCalledTimes(5);
});

test("a response from another content version isn't served", async () => {
  let content = {};
  const get = vi.fn(async () => structuredClone(good));
  const options = { fields: { '/settings': 'name' }, now: () => 0, until: () => HOUR, version: () => content };
  const cached = cacheResponses({ get } as unknown as ApiClient, options);
  const before = await cached.get('/settings');
  expect(await cached.get('/settings')).toBe(before);
  content = {};
  expect(await cached.get('/settings')).not.toBe(before);
});

test("a shared response can't be modified", async () => {
  const { cached } = client(() => 0, [{ ok: true, data: { name: 'Tavola', cats: [{ name: 'Micio' }] } }]);
  const answer = await cached.get<{ name: string; cats: { name: string }[] }>('/settings');
  if (!answer.ok) throw new Error('no response');
  expect(() => answer.data.cats.pop()).toThrow();
});

test("a response derived from content is cached by version, but a failure isn't", async () => {
  let content = {};
  const get = vi.fn(async (path: string) => (path === '/page/none' ? bad : structuredClone(garbled)));
  const cached = cacheResponses({ get } as unknown as ApiClient, {
    fields: {},
    now: () => 0,
    until: () => HOUR,
    version: () => content,
    madeFromVersion: ['/page/'],
  });
  const before = await cached.get('/page/home');
  expect(await cached.get('/page/home')).toBe(before);
  await cached.get('/page/none');
  await cached.get('/page/none');
  expect(get).toHaveBeenCalledTimes(3);
  content = {};
  expect(await cached.get('/page/home')).not.toBe(before);
});
