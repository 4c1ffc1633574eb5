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

describe('the date to start from', () => {
  it.each([
    ['today while there is time to eat', hoursOf(), at('2026-11-20', 19), '2026-11-20'],
    ['tomorrow when the evening is over', hoursOf(), at('2026-11-20', 20), '2026-11-21'],
    ['the next open day', hoursOf(null, [shut('2026-12-24', '2026-12-26')]), at('2026-12-23', 21), '2026-12-27'],
    ['the day it reopens', hoursOf({ message: '', reopens: '2026-12-01' }), at('2026-11-20', 12), '2026-12-01'],
    [
      'the first open day after it reopens',
      hoursOf({ message: '', reopens: '2026-12-01' }, [shut('2026-12-01', '2026-12-02')]),
      at('2026-11-20', 12),
      '2026-12-03',
    ],
  ])('is %s', (_, restaurant, now, date) => expect(suggestDate(restaurant, now)).toBe(date));
});

describe('the date to start from with a voucher', () => {
  const lunch = { title: '', validityText: '', restaurants: null, from: '2026-11-01', until: '2027-05-31' };
  const weekdayLunch = {
    ...lunch,
    days: ['thursday' as const, 'friday' as const],
    times: { from: '12:00', until: '16:45' },
  };
  it.each([
    ['today while it is good', weekdayLunch, at('2026-11-20', 13), '2026-11-20'],
    ['the next day it is good', weekdayLunch, at('2026-11-20', 17), '2026-11-26'],
    ['the usual one where none within reach is', { ...lunch, from: '2027-05-01' }, at('2026-11-20', 13), '2026-11-20'],
  ])('is %s', (_, voucher, now, date) => expect(suggestDate(hoursOf(), now, voucher)).toBe(date));

  it('is a day the restaurant is open', () => {
    const shutThen = hoursOf(null, [shut('2026-11-26', '2026-11-26')]);
    expect(suggestDate(shutThen, at('2026-11-20', 17), weekdayLunch)).toBe('2026-11-27');
  });
});

describe('the day offered with a voucher that is not valid on the chosen one', () => {
  const supper = { title: '', validityText: '', restaurants: null, from: '2026-11-01', until: '2027-05-31' };
  const voucher = { ...supper, days: ['sunday' as const] };
  const restaurant = { ...leeds, ...hoursOf() };
  it.each([
    ['the first it is valid on', '2026-11-28', '2026-11-22'],
    ['none on such a day', '2026-11-29', null],
    ['none before a day is chosen', null, null],
  ])('is %s', (_, selectedBookingDate, day) => {
    expect(voucherDayInstead({ voucher, restaurant, selectedBookingDate }, at('2026-11-20', 12))).toBe(day);
  });

  it('is none without a voucher or a restaurant', () => {
    const selectedBookingDate = '2026-11-28';
    const now = at('2026-11-20', 12);
    expect(voucherDayInstead({ voucher: null, restaurant, selectedBookingDate }, now)).toBeNull();
    expect(voucherDayInstead({ voucher, restaurant: null, selectedBookingDate }, now)).toBeNull();
  });
});

describe('the last date', () => {
  it.each([
    [90, '2027-02-18'],
    [14, '2026-12-04'],
  ])('is %i days ahead', (horizonDays, most) =>
    expect(bookableSpan({ ...hoursOf(), horizonDays }, '2026-11-20')).toEqual({ least: '2026-11-20', most }),
  );
});

describe('closed restaurants', () => {
  it('can be booked from the day they reopen, while that is near enough', () => {
    const soon = hoursOf({ message: '', reopens: '2027-02-01' });
    expect(bookableSpan(soon, '2026-11-20')).toEqual({ least: '2027-02-01', most: '2027-02-18' });
    expect(isClosedThroughout(soon, '2026-11-20')).toBe(false);
    expect(isClosedThroughout(soon, '2026-11-01')).toBe(true);
    expect(isClosedThroughout(hoursOf({ message: '' }), '2026-11-20')).toBe(true);
  });
});

describe('when the party sits, for the calendar', () => {
  it.each([
    ['winter', '2026-11-20', '19:00', '2026-11-20T19:00:00Z'],
    ['summer', '2026-07-20', '19:00', '2026-07-20T18:00:00Z'],
    ['after midnight is the next day', '2026-11-20', '00:30', '2026-11-21T00:30:00Z'],
    ['the night the clocks go back', '2026-10-24', '00:30', '2026-10-24T23:30:00Z'],
  ])('%s', (_, date, time, instant) => expect(seatingInstant(date, time)).toBe(Date.parse(instant)));
});
