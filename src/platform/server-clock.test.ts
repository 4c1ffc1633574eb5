import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchInTime, onServerTime, serverNow, setServerTime } from './server-clock.ts';

const SERVER = Date.parse('2026-11-20T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER });
  setServerTime(SERVER);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a day ahead', '2026-11-21T18:00:00Z'],
  ['years behind', '2019-01-01T00:00:00Z'],
  ['an hour ahead, as after a summer', '2026-11-20T19:00:00Z'],
])('a device that is %s takes the time from the server', (_, device) => {
  const tell = vi.fn();
  const stop = onServerTime(tell);
  vi.setSystemTime(device);
  setServerTime(SERVER);
  expect(serverNow()).toBe(SERVER);
  expect(tell).toHaveBeenCalledOnce();
  stop();
  vi.setSystemTime(Date.parse(device) + 5000);
  expect(serverNow()).toBe(SERVER + 5000);
});

test('neither a slow response nor one without a date changes the time', () => {
  const tell = vi.fn();
  onServerTime(tell);
  setServerTime(SERVER - 30_000);
  setServerTime(Number.NaN);
  expect(serverNow()).toBe(SERVER);
  expect(tell).not.toHaveBeenCalled();
});

test('each API response sets the time', async () => {
  const date = 'Mon, 23 Nov 2026 09:30:00 GMT';
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { date } }));
  await fetchInTime('/api/site', {});
  expect(serverNow()).toBe(Date.parse(date));
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await fetchInTime('/api/site', {});
  expect(serverNow()).toBe(Date.parse(date));
});
