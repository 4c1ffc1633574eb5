import { expect, test } from 'vitest';
import { locate } from './locate.ts';

const device = (answer: (ok: PositionCallback, fail: PositionErrorCallback) => void) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation;
const failWith = (code: number) => device((_, fail) => fail({ code } as GeolocationPositionError));

test('a device returns its position', async () => {
  const locating = device((ok) => ok({ coords: { latitude: 53.8, longitude: -1.549 } } as GeolocationPosition));
  expect(await locate(locating)).toEqual({ ok: true, lat: 53.8, lng: -1.549 });
});

test.each([
  ['refuses', failWith(1), 'refused'],
  ["doesn't know", failWith(2), 'unavailable'],
  ['takes too long', failWith(3), 'timeout'],
  ["can't", undefined, 'unavailable'],
])('a device that %s', async (_, geolocation, reason) => {
  expect(await locate(geolocation)).toEqual({ ok: false, reason });
});
