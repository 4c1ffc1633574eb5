import { expect, test } from 'vitest';
import {
  dayName,
  formatDate,
  formatDay,
  formatDayFrom,
  formatDayMonthFrom,
  formatShortDay,
  formatTime,
  weekdayName,
} from './wall-time.ts';

test.each([
  ['2026-11-27', 'Friday', 'Fri 27 November', 'Friday 27 November', 'Friday 27 November 2026'],
  ['2027-01-01', 'Friday', 'Fri 1 January', 'Friday 1 January', 'Friday 1 January 2027'],
  ['2028-02-29', 'Tuesday', 'Tue 29 February', 'Tuesday 29 February', 'Tuesday 29 February 2028'],
])('%s is written in words', (date, ...words) => {
  expect([weekdayName(date), formatShortDay(date), formatDay(date), formatDate(date)]).toEqual(words);
});

test.each([
  ['18:30', '6.30pm'],
  ['18:00', '6pm'],
  ['12:00', '12pm'],
  ['00:30', '12.30am'],
  ['00:00', 'midnight'],
  ['09:05', '9.05am'],
])('the time %s is written %s', (time, words) => expect(formatTime(time)).toBe(words));

test.each([
  ['2026-11-20', '2026-12-31', '31 December', 'Thursday 31 December', '31 December '],
  ['2026-11-20', '2027-02-18', '18 February 2027', 'Thursday 18 February 2027', '18 February 2027, '],
  ['2027-01-01', '2027-02-18', '18 February', 'Thursday 18 February', '18 February '],
  ['2026-12-31', '2027-01-01', '1 January 2027', 'Friday 1 January 2027', 'tomorrow '],
])('seen from %s, %s has its year if it differs', (today, date, ...words) => {
  expect([formatDayMonthFrom(today, date), formatDayFrom(today, date), dayName(today, date)]).toEqual(words);
});
