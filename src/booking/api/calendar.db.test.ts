import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleRequest, openTestEngine, type TestEngine } from '../../../tests/support/test-engine.ts';
import { hours, testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import type { HoldAnswer } from '../contracts/holds.ts';

const closed = (startDate: string, name: string) => ({
  startDate,
  endDate: startDate,
  name,
  openTime: 'closed',
  closeTime: 'closed',
});
const short = (startDate: string, name: string) => ({
  startDate,
  endDate: startDate,
  name,
  openTime: '12:00',
  closeTime: '19:00',
});
const sitting = (name: string, firstSeating: string, lastSeating: string) => ({
  name,
  days: testRules.sittings[0]?.days ?? [],
  firstSeating,
  lastSeating,
});

/** Open all night, seating from noon to three in the morning. */
const lateRestaurant = testRestaurant({
  openingHours: hours('12:00', '06:00', [closed('2026-12-25', 'Christmas Day'), short('2026-12-28', 'Bank holiday')]),
  booking: { slotMinutes: 30, sittings: [sitting('All night', '12:00', '03:00')], horizonDays: 90 },
});

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([lateRestaurant]);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const aWeekBefore = (date: string) => `${Temporal.PlainDate.from(date).subtract({ days: 7 })}T12:00:00Z`;
const daysBefore = (date: string, days: number) => Temporal.PlainDate.from(date).subtract({ days }).toString();

async function bookingRow(reference: string | null) {
  const rows = await engine.rows<{ id: string; starts_at: Date; ends_at: Date }>(
    `bookings where reference = '${reference}'`,
  );
  return rows[0] as (typeof rows)[number];
}

/** Hours of real time from the newest reminder to the booking. */
async function remindedBefore(id: string, startsAt: Date, now: string) {
  const jobs = await engine.rows<{ start_after: Date; created_on: Date }>(
    `pgboss.job where data->>'kind' = 'booking-reminder' and data->>'bookingId' = '${id}' order by (data->>'sequence')::int desc`,
  );
  const { start_after, created_on } = jobs[0] as (typeof jobs)[number];
  const goesOutAt = Date.parse(now) + (start_after.getTime() - created_on.getTime());
  return Math.round((startsAt.getTime() - goesOutAt) / MINUTE_MS) / 60;
}

describe('bookings around clock changes and special days', () => {
  it.each([
    ['the evening before the spring change', '2026-03-28', '19:00', '2026-03-28T19:00'],
    ['half an hour before the spring change', '2026-03-28', '00:30', '2026-03-29T00:30'],
    ['just after the spring change', '2026-03-28', '02:00', '2026-03-29T01:00'],
    ['the evening after the spring change', '2026-03-29', '19:00', '2026-03-29T18:00'],
    ['the first of the repeated hours in autumn', '2026-10-24', '01:30', '2026-10-25T00:30'],
    ['the hour after the repeated one', '2026-10-24', '02:00', '2026-10-25T02:00'],
    ['the evening after the autumn change', '2026-10-25', '19:00', '2026-10-25T19:00'],
    ['2027: before the spring change', '2027-03-27', '00:30', '2027-03-28T00:30'],
    ['2027: just after the spring change', '2027-03-27', '02:00', '2027-03-28T01:00'],
    ['2027: the evening after the spring change', '2027-03-28', '19:00', '2027-03-28T18:00'],
    ['2027: the first of the repeated hours', '2027-10-30', '01:00', '2027-10-31T00:00'],
    ['2027: the evening after the autumn change', '2027-10-31', '19:00', '2027-10-31T19:00'],
    ['past midnight in summer', '2026-06-05', '00:30', '2026-06-05T23:30'],
    ['a leap day', '2028-02-29', '19:00', '2028-02-29T19:00'],
    ['past midnight of a leap day', '2028-02-29', '01:00', '2028-03-01T01:00'],
    ['past midnight into a leap day', '2028-02-28', '01:00', '2028-02-29T01:00'],
    ['a bank holiday during its hours', '2026-12-28', '17:30', '2026-12-28T17:30'],
  ])('a table can be held, booked, changed to and reminded of: %s', async (_, date, time, starts) => {
    const now = aWeekBefore(date);
    engine.at(now);
    const request = { ...exampleRequest, date, time };
    const { body: held } = await engine.post<HoldAnswer>('/holds/9001', request);
    expect(Date.parse(held.expiresAt ?? '') - Date.parse(now)).toBe(8 * MINUTE_MS);
    const booking = await engine.book({ ...request, holdToken: held.holdToken });
    const original = await engine.book({ date: daysBefore(date, 2), time: '20:00' });
    const change = await engine.post(`/manage/${await engine.tokenOf(original.body.bookingReference)}/change`, request);
    expect(change.body).toEqual({ bookingReference: original.body.bookingReference, bookingStatus: 1 });
    for (const { body } of [booking, original]) {
      const { id, starts_at, ends_at } = await bookingRow(body.bookingReference);
      expect(starts_at.toISOString()).toBe(`${starts}:00.000Z`);
      expect(ends_at.getTime() - starts_at.getTime()).toBe(1.5 * HOUR_MS);
      expect(await remindedBefore(id, starts_at, now)).toBe(24);
    }
  });

  it.each([
    ['an hour skipped in spring', '2026-03-28', '01:30', 422],
    ['the start of the skipped hour', '2026-03-28', '01:00', 422],
    ['2027: an hour skipped in spring', '2027-03-27', '01:00', 422],
    ['Christmas Day', '2026-12-25', '19:00', 422],
    ['a bank holiday after closing', '2026-12-28', '18:00', 422],
    ['an impossible date', '2027-02-29', '19:00', 400],
  ])('a table can’t be held, booked, changed to or waited for: %s', async (_, date, time, status) => {
    engine.at(aWeekBefore(date === '2027-02-29' ? '2027-03-01' : date));
    const request = { ...exampleRequest, date, time };
    const other = await engine.book({
      date: date === '2027-02-29' ? '2027-02-27' : daysBefore(date, 2),
      time: '20:00',
    });
    const manage = `/manage/${await engine.tokenOf(other.body.bookingReference)}`;
    const customer = { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' };
    const answers = [
      await engine.post('/holds/9001', request),
      await engine.book(request),
      await engine.post(`${manage}/change`, request),
      await engine.post('/waitlist/9001', { ...request, customer }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    expect(await engine.rows('bookings')).toHaveLength(1);
  });

  it('the two halves of a repeated hour share no table', async () => {
    engine.at(aWeekBefore('2026-10-24'));
    const request = { date: '2026-10-24', adultCovers: 8 };
    expect((await engine.book({ ...request, time: '01:00' })).body.bookingStatus).toBe(1);
    // From the first 01:00 it is two hours to 02:00: the clock is set back in between.
    expect((await engine.book({ ...request, time: '01:30' })).body.bookingStatus).toBe(9);
    expect((await engine.book({ ...request, time: '02:00' })).body.bookingStatus).toBe(1);
  });
});
