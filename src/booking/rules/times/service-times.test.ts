import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, testRestaurant } from '../../../../tests/support/test-restaurant.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { isOver, serviceTimes, turnMinutes } from './service-times.ts';

const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const utc = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const everyDay = testRestaurant().booking.sittings[0]?.days ?? [];
const sitting = (firstSeating: string, lastSeating: string) => [
  { name: 'S', days: everyDay, firstSeating, lastSeating },
];

function times(
  date: string,
  {
    now = '2026-01-01T09:00:00Z',
    covers = 2,
    ...changes
  }: Parameters<typeof testRestaurant>[0] & {
    now?: string;
    covers?: number;
  } = {},
) {
  const booking = { horizonDays: 400, slotMinutes: 30, ...changes.booking };
  return serviceTimes(testRestaurant({ ...changes, booking }), date, covers, at(now));
}
const words = (...args: Parameters<typeof times>) => times(...args).map(({ time }) => time);

describe('times of service', () => {
  it('offers first and last seating, and no turn that ends after closing time', () => {
    const allDay = { booking: { sittings: sitting('12:00', '21:30') } };
    expect(words('2026-06-01', allDay).at(0)).toBe('12:00');
    expect(words('2026-06-01', allDay).at(-1)).toBe('21:30');
    expect(words('2026-06-01', { ...allDay, covers: 8 }).at(-1)).toBe('21:00');
  });

  it('offers a last seating off the grid', () => {
    expect(words('2026-06-01', { booking: { sittings: sitting('12:00', '13:15') } })).toEqual([
      '12:00',
      '12:30',
      '13:00',
      '13:15',
    ]);
  });

  it.each([
    [
      'the sitting is on other days',
      '2026-06-01',
      {
        booking: { sittings: [{ name: 'S', days: ['sunday' as const], firstSeating: '12:00', lastSeating: '13:00' }] },
      },
    ],
    [
      'an override closes the restaurant',
      '2026-08-31',
      {
        openingHours: hours('12:00', '23:00', [
          {
            name: 'Bank holiday',
            startDate: '2026-08-31',
            endDate: '2026-08-31',
            openTime: 'closed',
            closeTime: 'closed',
          },
        ]),
      },
    ],
    [
      'bookings are closed',
      '2026-06-01',
      { booking: { closures: [{ startDate: '2026-05-30', endDate: '2026-06-01', reason: 'Wedding' }] } },
    ],
    [
      'the restaurant is temporarily closed',
      '2026-06-01',
      { temporarilyClosed: { message: 'Flood', reopens: '2026-06-02' } },
    ],
    ['the date is beyond the horizon', '2026-01-12', { booking: { horizonDays: 10 } }],
    ['the date has passed', '2025-12-31', {}],
  ])('offers no times when %s', (_, date, changes) => {
    expect(times(date, changes)).toEqual([]);
  });

  it.each([
    ['the last day of the horizon', '2026-01-11', { booking: { horizonDays: 10 } }],
    ['the day it reopens', '2026-06-02', { temporarilyClosed: { message: 'Flood', reopens: '2026-06-02' } }],
    [
      'a day with one area closed',
      '2026-06-01',
      {
        booking: { closures: [{ startDate: '2026-06-01', endDate: '2026-06-01', reason: 'Rain', areaId: 'terrace' }] },
      },
    ],
    ['29 February', '2028-02-29', { now: '2028-02-28T09:00:00Z' }],
  ])('offers the usual times on %s', (_, date, changes) => {
    expect(times(date, changes)).toHaveLength(20);
  });

  it('uses the hours of a bank holiday instead of the weekday’s', () => {
    const openingHours = hours('12:00', '23:00', [
      { name: 'Bank holiday', startDate: '2026-08-31', endDate: '2026-08-31', openTime: '14:00', closeTime: '18:00' },
    ]);
    expect(words('2026-08-31', { openingHours })).toEqual(['14:00', '14:30', '15:00', '15:30', '16:00', '16:30']);
  });

  it('applies the lead time to the minute', () => {
    expect(words('2026-06-01', { now: '2026-06-01T11:00:00Z', booking: { leadMinutes: 60 } })[0]).toBe('13:00');
    expect(words('2026-06-01', { now: '2026-06-01T11:01:00Z', booking: { leadMinutes: 60 } })[0]).toBe('13:30');
  });

  it('merges overlapping sittings without repeating a time', () => {
    const sittings = [...sitting('12:00', '13:00'), ...sitting('12:30', '13:30')];
    expect(words('2026-06-01', { booking: { sittings } })).toEqual(['12:00', '12:30', '13:00', '13:30']);
  });
});

describe('past midnight', () => {
  const late = { openingHours: hours('18:00', '03:00'), booking: { sittings: sitting('22:30', '01:00') } };

  it('counts a sitting past midnight for the date it started on', () => {
    const slots = times('2026-06-05', late);
    expect(slots.map(({ time }) => time)).toEqual(['22:30', '23:00', '23:30', '00:00', '00:30', '01:00']);
    expect(utc(slots.at(-1)?.startsAt ?? 0)).toBe('2026-06-06T00:00');
  });

  it('counts a sitting that starts after midnight for the evening before', () => {
    const slots = times('2026-06-05', { ...late, booking: { sittings: sitting('00:30', '01:00') } });
    expect(slots.map(({ startsAt }) => utc(startsAt))).toEqual(['2026-06-05T23:30', '2026-06-06T00:00']);
  });

  it('takes bookings after midnight for the evening before', () => {
    const now = '2026-06-05T23:10:00Z';
    expect(words('2026-06-05', { ...late, now, booking: { ...late.booking, leadMinutes: 15 } })).toEqual([
      '00:30',
      '01:00',
    ]);
  });

  it('a late sitting runs past midnight from 28 to 29 February', () => {
    const slots = times('2028-02-28', { ...late, now: '2028-02-27T09:00:00Z' });
    expect(utc(slots.at(-1)?.startsAt ?? 0)).toBe('2028-02-29T01:00');
  });
});

describe('when the clocks change', () => {
  const night = { openingHours: hours('18:00', '05:00'), booking: { sittings: sitting('00:30', '03:00') } };

  it.each([
    ['2026-03-28', '2026-03-29'],
    ['2027-03-27', '2027-03-28'],
  ])('offers no time in the hour skipped in spring (%s)', (evening, morning) => {
    const slots = times(evening, { ...night, now: `${evening}T08:00:00Z` });
    expect(slots.map(({ time, startsAt }) => [time, utc(startsAt)])).toEqual([
      ['00:30', `${morning}T00:30`],
      ['02:00', `${morning}T01:00`],
      ['02:30', `${morning}T01:30`],
      ['03:00', `${morning}T02:00`],
    ]);
  });

  it.each([
    ['2026-10-24', '2026-10-25'],
    ['2027-10-30', '2027-10-31'],
  ])('offers the repeated hour in autumn once, the first time (%s)', (evening, morning) => {
    const slots = times(evening, { ...night, now: `${evening}T08:00:00Z` });
    expect(slots.map(({ time, startsAt }) => [time, utc(startsAt)])).toEqual([
      ['00:30', `${evening}T23:30`],
      ['01:00', `${morning}T00:00`],
      ['01:30', `${morning}T00:30`],
      ['02:00', `${morning}T02:00`],
      ['02:30', `${morning}T02:30`],
      ['03:00', `${morning}T03:00`],
    ]);
  });

  it('measures a turn in elapsed minutes: the night of the spring change is an hour shorter', () => {
    const closing = { openingHours: hours('18:00', '03:00'), booking: { sittings: sitting('00:00', '02:00') } };
    expect(words('2026-03-28', { ...closing, now: '2026-03-28T08:00:00Z' }).at(-1)).toBe('00:30');
    expect(words('2026-03-21', { ...closing, now: '2026-03-21T08:00:00Z' }).at(-1)).toBe('01:30');
  });

  it('shows the wall clock’s time on the day of a clock change', () => {
    expect(utc(times('2026-03-29')[0]?.startsAt ?? 0)).toBe('2026-03-29T11:00');
    expect(utc(times('2026-10-25')[0]?.startsAt ?? 0)).toBe('2026-10-25T12:00');
  });
});

it('never offers a time whose turn leaves the opening hours, on any day of two years', () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  const asTime = (minutes: number) => Temporal.PlainTime.from('00:00').add({ minutes }).toString().slice(0, 5);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 730 }),
      clock,
      clock,
      clock,
      clock,
      fc.integer({ min: 1, max: 12 }),
      (ahead, open, close, first, last, covers) => {
        const date = addDays('2026-01-02', ahead);
        const restaurant = testRestaurant({
          openingHours: hours(asTime(open), asTime(close)),
          booking: { sittings: sitting(asTime(first), asTime(last)), horizonDays: 400, leadMinutes: 0 },
        });
        const slots = serviceTimes(restaurant, date, covers, at(`${addDays(date, -1)}T12:00:00Z`));
        const wall = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/London');
        const opens = Temporal.PlainDate.from(date).toZonedDateTime({
          timeZone: 'Europe/London',
          plainTime: asTime(open),
        });
        const closingDay = Temporal.PlainDate.from(close <= open ? addDays(date, 1) : date);
        const closes = closingDay.toZonedDateTime({ timeZone: 'Europe/London', plainTime: asTime(close) });
        for (const { time, startsAt } of slots) {
          const leaves = startsAt + turnMinutes(restaurant.booking, covers) * MINUTE_MS;
          expect(wall(startsAt).toPlainTime().toString().slice(0, 5)).toBe(time);
          expect(startsAt).toBeGreaterThanOrEqual(opens.epochMilliseconds);
          expect(leaves).toBeLessThanOrEqual(closes.epochMilliseconds);
        }
        expect(new Set(slots.map(({ startsAt }) => startsAt)).size).toBe(slots.length);
      },
    ),
  );
});

const closedAtChristmas = hours('17:00', '02:00', [
  { name: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-25', openTime: 'closed', closeTime: 'closed' },
]);

describe('a date of service is over', () => {
  const late = { openingHours: hours('17:00', '02:00') };
  it.each([
    ['not before its day', '2026-06-10', {}, '2026-06-01T12:00:00Z', false],
    ['not until midnight', '2026-06-01', {}, '2026-06-01T22:59:00Z', false],
    ['at midnight in London', '2026-06-01', {}, '2026-06-01T23:00:00Z', true],
    ['not before a late closing', '2026-06-01', late, '2026-06-02T00:59:00Z', false],
    ['at a late closing', '2026-06-01', late, '2026-06-02T01:00:00Z', true],
    ['at midnight when it was closed', '2026-12-25', { openingHours: closedAtChristmas }, '2026-12-26T00:00:00Z', true],
  ])('a service date is over: %s', (_, date, changes, now, over) => {
    expect(isOver(testRestaurant(changes), date, at(now))).toBe(over);
  });
});
