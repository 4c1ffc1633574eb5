import { describe, expect, it } from 'vitest';
import { leeds } from '../../../tests/support/journeys.ts';
import type { OpeningHours } from '../../restaurants/contract.ts';
import { weekdayOf } from '../../values/time/wall-time.ts';
import { weekdays } from '../../values/time/week.ts';
import { seatingInstant } from '../calendar/journey-calendar-entry.ts';
import { bookableSpan, isClosedThroughout, suggestDate, voucherDayInstead } from './journey-dates.ts';

const everyDay = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, '12:00'],
    [`${day}Close`, '22:00'],
  ]),
) as Omit<OpeningHours, 'overrides'>;
const shut = (startDate: string, endDate: string) => ({
  name: 'Shut',
  startDate,
  endDate,
  openTime: 'closed' as const,
  closeTime: 'closed' as const,
});
const hoursOf = (
  temporarilyClosed: { message: string; reopens?: string } | null = null,
  overrides = [] as OpeningHours['overrides'],
) => ({
  openingHours: { ...everyDay, overrides },
  temporarilyClosed,
  horizonDays: 90,
});
const at = (date: string, hour: number) => ({ date, weekday: weekdayOf(date), minutes: hour * 60 });

describe('suggestDate', () => {
  it.each([
    ['today while there is time to eat', hoursOf(), at('2026-11-20', 19), '2026-11-20'],
    ['tomorrow when the evening is over', hoursOf(), at('2026-11-20', 20), '2026-11-21'],
    ['the next open day', hoursOf(null, [shut('2026-12-24', '2026-12-26')]), at('2026-12-23', 21), '2026-12-27'],
    [
      'the day a closed restaurant reopens',
      hoursOf({ message: '', reopens: '2026-12-01' }),
      at('2026-11-20', 12),
      '2026-12-01',
    ],
    [
      'the first open day after a reopening',
      hoursOf({ message: '', reopens: '2026-12-01' }, [shut('2026-12-01', '2026-12-02')]),
      at('2026-11-20', 12),
      '2026-12-03',
    ],
  ])('suggests %s', (_, restaurant, now, date) => expect(suggestDate(restaurant, now)).toBe(date));
});

describe('suggestDate with a voucher', () => {
  const lunch = { title: '', validityText: '', restaurants: null, from: '2026-11-01', until: '2027-05-31' };
  const weekdayLunch = {
    ...lunch,
    days: ['thursday' as const, 'friday' as const],
    times: { from: '12:00', until: '16:45' },
  };
  it.each([
    ['today while the voucher is valid', weekdayLunch, at('2026-11-20', 13), '2026-11-20'],
    ['the next day the voucher is valid', weekdayLunch, at('2026-11-20', 17), '2026-11-26'],
    [
      'the usual day when the voucher is valid on none within the horizon',
      { ...lunch, from: '2027-05-01' },
      at('2026-11-20', 13),
      '2026-11-20',
    ],
  ])('suggests %s', (_, voucher, now, date) => expect(suggestDate(hoursOf(), now, voucher)).toBe(date));

  it('suggests an open day for a voucher', () => {
    const shutThen = hoursOf(null, [shut('2026-11-26', '2026-11-26')]);
    expect(suggestDate(shutThen, at('2026-11-20', 17), weekdayLunch)).toBe('2026-11-27');
  });
});

describe('voucherDayInstead', () => {
  const supper = { title: '', validityText: '', restaurants: null, from: '2026-11-01', until: '2027-05-31' };
  const voucher = { ...supper, days: ['sunday' as const] };
  const restaurant = { ...leeds, ...hoursOf() };
  it.each([
    ['the first day the voucher is valid instead of the chosen one', '2026-11-28', '2026-11-22'],
    ['no other day when the voucher is valid on the chosen one', '2026-11-29', null],
    ['no voucher day before a day is chosen', null, null],
  ])('offers %s', (_, selectedBookingDate, day) => {
    expect(voucherDayInstead({ voucher, restaurant, selectedBookingDate }, at('2026-11-20', 12))).toBe(day);
  });

  it('offers no voucher day without a voucher or a restaurant', () => {
    const selectedBookingDate = '2026-11-28';
    const now = at('2026-11-20', 12);
    expect(voucherDayInstead({ voucher: null, restaurant, selectedBookingDate }, now)).toBeNull();
    expect(voucherDayInstead({ voucher, restaurant: null, selectedBookingDate }, now)).toBeNull();
  });
});

describe('bookableSpan', () => {
  it.each([
    [90, '2027-02-18'],
    [14, '2026-12-04'],
  ])('takes bookings up to %i days ahead', (horizonDays, most) =>
    expect(bookableSpan({ ...hoursOf(), horizonDays }, '2026-11-20')).toEqual({ least: '2026-11-20', most }),
  );
});

describe('closed restaurants', () => {
  it('books a closed restaurant from its reopening, if that is within the horizon', () => {
    const soon = hoursOf({ message: '', reopens: '2027-02-01' });
    expect(bookableSpan(soon, '2026-11-20')).toEqual({ least: '2027-02-01', most: '2027-02-18' });
    expect(isClosedThroughout(soon, '2026-11-20')).toBe(false);
    expect(isClosedThroughout(soon, '2026-11-01')).toBe(true);
    expect(isClosedThroughout(hoursOf({ message: '' }), '2026-11-20')).toBe(true);
  });
});

describe('seatingInstant', () => {
  it.each([
    ['in winter', '2026-11-20', '19:00', '2026-11-20T19:00:00Z'],
    ['in summer', '2026-07-20', '19:00', '2026-07-20T18:00:00Z'],
    ['after midnight, on the next day', '2026-11-20', '00:30', '2026-11-21T00:30:00Z'],
    ['on the night the clocks go back', '2026-10-24', '00:30', '2026-10-24T23:30:00Z'],
  ])('finds the instant of a seating %s', (_, date, time, instant) =>
    expect(seatingInstant(date, time)).toBe(Date.parse(instant)),
  );
});
