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
    kept: cacheResponses({ get } as unknown as ApiClient, {
      fields: { '/settings': 'name' },
      now,
      until: () => now() + HOUR,
    }),
  };
}

test('a good answer is cached for an hour; concurrent calls share one request', async () => {
  let now = 0;
  const { get, kept } = client(() => now, []);
  await Promise.all([kept.get('/settings'), kept.get('/settings')]);
  now = HOUR - 1;
  await kept.get('/settings');
  expect(get).toHaveBeenCalledTimes(1);
  now = HOUR;
  await kept.get('/settings');
  expect(get).toHaveBeenCalledTimes(2);
});

test('an answer is over when its day is', async () => {
  let now = 0;
  const get = vi.fn(async () => structuredClone(good));
  const until = () => (now < HOUR ? HOUR / 2 : 2 * HOUR);
  const kept = cacheResponses({ get } as unknown as ApiClient, {
    fields: { '/settings': 'name' },
    now: () => now,
    until,
  });
  const before = await kept.get('/settings');
  now = HOUR / 2 - 1;
  expect(await kept.get('/settings')).toBe(before);
  now = HOUR / 2;
  expect(await kept.get('/settings')).not.toBe(before);
});

test('neither a failure nor an unexpected answer is cached, nor any other path', async () => {
  const { get, kept } = client(() => 0, [bad, garbled]);
  expect(await kept.get('/settings')).toBe(bad);
  expect(await kept.get('/settings')).toBe(garbled);
  expect(await kept.get('/settings')).toBe(good);
  await kept.get('/page');
  await kept.get('/page');
  expect(get).toHaveBeenCalledTimes(5);
});

test('an answer made from other content is not given', async () => {
  let content = {};
  const get = vi.fn(async () => structuredClone(good));
  const caching = { fields: { '/settings': 'name' }, now: () => 0, until: () => HOUR, version: () => content };
  const kept = cacheResponses({ get } as unknown as ApiClient, caching);
  const before = await kept.get('/settings');
  expect(await kept.get('/settings')).toBe(before);
  content = {};
  expect(await kept.get('/settings')).not.toBe(before);
});

test('nobody can change an answer that all share', async () => {
  const { kept } = client(() => 0, [{ ok: true, data: { name: 'Tavola', cats: [{ name: 'Micio' }] } }]);
  const answer = await kept.get<{ name: string; cats: { name: string }[] }>('/settings');
  if (!answer.ok) throw new Error('not answered');
  expect(() => answer.data.cats.pop()).toThrow();
});

test('what follows from the content is kept with it, and a failure is not', async () => {
  let content = {};
  const get = vi.fn(async (path: string) => (path === '/page/none' ? bad : structuredClone(garbled)));
  const kept = cacheResponses({ get } as unknown as ApiClient, {
    fields: {},
    now: () => 0,
    until: () => HOUR,
    version: () => content,
    madeFromVersion: ['/page/'],
  });
  const before = await kept.get('/page/home');
  expect(await kept.get('/page/home')).toBe(before);
  await kept.get('/page/none');
  await kept.get('/page/none');
  expect(get).toHaveBeenCalledTimes(3);
  content = {};
  expect(await kept.get('/page/home')).not.toBe(before);
});
