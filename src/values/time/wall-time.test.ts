import { expect, test } from 'vitest';
import { formatDate, formatDay, formatShortDay, formatTime, weekdayName } from './wall-time.ts';

test.each([
  ['2026-11-27', 'Friday', 'Fri 27 November', 'Friday 27 November', 'Friday 27 November 2026'],
  ['2027-01-01', 'Friday', 'Fri 1 January', 'Friday 1 January', 'Friday 1 January 2027'],
  ['2028-02-29', 'Tuesday', 'Tue 29 February', 'Tuesday 29 February', 'Tuesday 29 February 2028'],
])('%s in words', (date, ...words) => {
  expect([weekdayName(date), formatShortDay(date), formatDay(date), formatDate(date)]).toEqual(words);
});

test.each([
  ['18:30', '6.30pm'],
  ['18:00', '6pm'],
  ['12:00', '12pm'],
  ['00:30', '12.30am'],
  ['00:00', 'midnight'],
  ['09:05', '9.05am'],
])('%s is %s', (time, words) => expect(formatTime(time)).toBe(words));
