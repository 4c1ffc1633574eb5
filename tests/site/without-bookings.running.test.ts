import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { brandContent } from '../support/app.ts';

let server: RunningServer;
beforeAll(async () => {
  // Nothing listens on the discard port, so the booking backend is unreachable.
  server = await startServer({ BOOKING_API_URL: 'http://127.0.0.1:9', CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(() => server.stop());

test("the finder says that availability couldn't be checked, and lists the restaurants", async () => {
  const page = async (query: string) => (await fetch(`${server.url}/find-us?${query}`)).text();
  const html = await page('q=Leeds&date=2026-11-27&covers=2&time=19:00');
  // In the row and in the details of every restaurant that takes bookings online.
  expect(html.match(/<b>Error checking availability\.<\/b>/g)?.length).toBeGreaterThan(10);
  expect(html).toContain('Leeds Greek Street');
  expect(await page('q=Leeds')).not.toContain('Error checking availability');
});

test('the finder offers the half hours at which restaurants seat people', async () => {
  const { restaurants } = await brandContent();
  const page = await (await fetch(`${server.url}/find-us?q=Leeds&date=2026-11-27&covers=2&time=19:00`)).text();
  const select = /<select name="time".*?<\/select>/s.exec(page)?.[0] ?? '';
  const times = [...select.matchAll(/<option value="(\d\d:\d\d)"/g)].map(([, time = '']) => time);
  const seats = (time: string) =>
    restaurants.some(
      ({ enableBookings, booking }) =>
        enableBookings &&
        booking.sittings.some((sitting) => sitting.firstSeating <= time && time <= sitting.lastSeating),
    );
  expect(times.filter((time) => !seats(time))).toEqual([]);
  expect(times).toEqual(expect.arrayContaining(['12:30', '19:00', '19:30']));
});
