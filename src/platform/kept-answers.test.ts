import { expect, test, vi } from 'vitest';
import type { ApiClient, ApiResult } from './api-client.ts';
import { keepAnswers } from './kept-answers.ts';

const HOUR = 3_600_000;
const good: ApiResult<unknown> = { ok: true, data: { name: 'Tavola' } };
const garbled: ApiResult<unknown> = { ok: true, data: { cats: [] } };
const bad: ApiResult<unknown> = { ok: false, status: 502, error: { code: 16, title: '', message: '' } };

function client(now: () => number, answers: ApiResult<unknown>[]) {
  const get = vi.fn(async () => answers.shift() ?? good);
  return {
    get,
    kept: keepAnswers({ get } as unknown as ApiClient, { fields: { '/settings': 'name' }, forMs: HOUR, now }),
  };
}

test('a good answer is kept for an hour, asked for once by many', async () => {
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

test('neither a failure nor something else is kept, nor is any other path', async () => {
  const { get, kept } = client(() => 0, [bad, garbled]);
  expect(await kept.get('/settings')).toBe(bad);
  expect(await kept.get('/settings')).toBe(garbled);
  expect(await kept.get('/settings')).toBe(good);
  await kept.get('/page');
  await kept.get('/page');
  expect(get).toHaveBeenCalledTimes(5);
});
