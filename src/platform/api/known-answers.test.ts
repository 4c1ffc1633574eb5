import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { ArrivedAnswers, notingAnswers } from './known-answers.ts';

const failure = { ok: false, status: 404, error: { code: 404, title: '', message: '' } } as const;
const client = (): ApiClient =>
  ({
    send: () => Promise.reject(new Error('not sent')),
    post: () => Promise.resolve(failure),
    get: vi.fn((path: string) =>
      Promise.resolve(path === '/gone' ? failure : { ok: true, data: `response to ${path}` }),
    ),
  }) as unknown as ApiClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('recording a client collects successful responses by path', async () => {
  const { api, answers } = notingAnswers(client());
  expect(await api.get('/slots?date=1')).toEqual({ ok: true, data: 'response to /slots?date=1' });
  expect(await api.get('/gone')).toEqual(failure);
  expect(answers).toEqual({ '/slots?date=1': 'response to /slots?date=1' });
});

test('a preloaded response is used once, until it goes stale', async () => {
  const responses = new ArrivedAnswers(20_000);
  const network = client();
  const api = responses.before(network);
  responses.add({ '/slots': 'known', '/areas': 'known' });
  expect(await api.get('/slots')).toEqual({ ok: true, data: 'known' });
  expect(network.get).not.toHaveBeenCalled();
  expect(await api.get('/slots')).toEqual({ ok: true, data: 'response to /slots' });
  vi.advanceTimersByTime(20_001);
  expect(await api.get('/areas')).toEqual({ ok: true, data: 'response to /areas' });
  expect(await api.get('/menus')).toEqual({ ok: true, data: 'response to /menus' });
});
