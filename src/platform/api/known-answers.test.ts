import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { ArrivedAnswers, notingAnswers } from './known-answers.ts';

const refused = { ok: false, status: 404, error: { code: 404, title: '', message: '' } } as const;
const client = (): ApiClient =>
  ({
    send: () => Promise.reject(new Error('not sent')),
    post: () => Promise.resolve(refused),
    get: vi.fn((path: string) => Promise.resolve(path === '/gone' ? refused : { ok: true, data: `asked ${path}` })),
  }) as unknown as ApiClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('good answers are noted by their addresses', async () => {
  const { api, answers } = notingAnswers(client());
  expect(await api.get('/slots?date=1')).toEqual({ ok: true, data: 'asked /slots?date=1' });
  expect(await api.get('/gone')).toEqual(refused);
  expect(answers).toEqual({ '/slots?date=1': 'asked /slots?date=1' });
});

test('what came with the page is not asked for again, once and for a while', async () => {
  const arrived = new ArrivedAnswers(20_000);
  const network = client();
  const api = arrived.before(network);
  arrived.add({ '/slots': 'known', '/areas': 'known' });
  expect(await api.get('/slots')).toEqual({ ok: true, data: 'known' });
  expect(network.get).not.toHaveBeenCalled();
  expect(await api.get('/slots')).toEqual({ ok: true, data: 'asked /slots' });
  vi.advanceTimersByTime(20_001);
  expect(await api.get('/areas')).toEqual({ ok: true, data: 'asked /areas' });
  expect(await api.get('/menus')).toEqual({ ok: true, data: 'asked /menus' });
});
