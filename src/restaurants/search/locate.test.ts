import { expect, test } from 'vitest';
import { locate } from './locate.ts';

const device = (answer: (ok: PositionCallback, fail: PositionErrorCallback) => void) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation;
const failing = (code: number) => device((_, fail) => fail({ code } as GeolocationPositionError));

test('a device that gives its position', async () => {
  const telling = device((ok) => ok({ coords: { latitude: 53.8, longitude: -1.549 } } as GeolocationPosition));
  expect(await locate(telling)).toEqual({ ok: true, lat: 53.8, lng: -1.549 });
});

test.each([
  ['that refuses', failing(1), 'refused'],
  ['that does not know', failing(2), 'unavailable'],
  ['that takes too long', failing(3), 'timeout'],
  ['that cannot', undefined, 'unavailable'],
])('a device %s', async (_, asked, reason) => {
  expect(await locate(asked)).toEqual({ ok: false, reason });
});
