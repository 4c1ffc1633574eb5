import { describe, expect, test } from 'vitest';
import { birthDateOf, birthdayDays, birthdayOf, birthdayProblems } from './birthday.ts';

test.each<[month: number | null, year: number | null, days: number]>([
  [null, null, 31],
  [null, 2023, 31],
  [0, null, 31],
  [1, null, 31],
  [2, null, 29],
  [2, 2024, 29],
  [2, 2023, 28],
  [2, 1900, 28],
  [2, 2000, 29],
  [4, null, 30],
  [12, 1999, 31],
  [13, null, 31],
])('month %s of year %s has %s days', (month, year, days) => {
  expect(birthdayDays(month, year)).toBe(days);
});

test.each([
  [{ day: 29, month: 2 }, -2_077_747_200],
  [{ day: 1, month: 1 }, -2_082_844_800],
  [{ day: 31, month: 12 }, -2_051_308_800],
  [{ day: 17, month: 5, year: 1984 }, 453_600_000],
  [{ day: 1, month: 1, year: 1970 }, 0],
])('the birthday %j is %s seconds, and back', (birthday, seconds) => {
  expect(birthDateOf(birthday)).toBe(seconds);
  expect(birthdayOf(seconds)).toEqual(birthday);
});

describe('a birthday', () => {
  const rules = { today: '2026-11-20', leastAge: 16 };
  test.each<[object, object]>([
    [{ day: 29, month: 2 }, {}],
    [{ day: 29, month: 2, year: 2004 }, {}],
    [{ day: 29, month: 2, year: 2003 }, { day: 'February 2003 has 28 days. Choose the day again.' }],
    [{ day: 30, month: 2 }, { day: 'February has 29 days. Choose the day again.' }],
    [{ day: 31, month: 6 }, { day: 'June has 30 days. Choose the day again.' }],
    [{ month: 6 }, { day: 'Choose the day of your birthday.' }],
    [{ day: 0, month: 6 }, { day: 'Choose the day of your birthday.' }],
    [{ day: 5 }, { month: 'Choose the month of your birthday.' }],
    [{ day: 5, month: 13 }, { month: 'Choose the month of your birthday.' }],
    [{ day: 20, month: 11, year: 2010 }, {}],
    [{ day: 21, month: 11, year: 2010 }, { year: 'You need to be 16 or over to join our list.' }],
    [{ day: 1, month: 12, year: 2010 }, { year: 'You need to be 16 or over to join our list.' }],
    [{ day: 1, month: 1, year: 1899 }, { year: 'Enter a year from 1900 onwards, or leave it empty.' }],
    [{ day: 1, month: 1, year: 1800 }, { year: 'Enter a year from 1900 onwards, or leave it empty.' }],
    [{ day: 1, month: 1, year: 1900 }, {}],
    [{ day: 1, month: 1, year: 84 }, { year: expect.stringContaining('four digits') }],
    [{ day: 1, month: 1, year: 0 }, { year: expect.stringContaining('four digits') }],
    [{ day: 1, month: 1, year: 19_840 }, { year: expect.stringContaining('four digits') }],
    [{ day: 1, month: 1, year: 1984.5 }, { year: expect.stringContaining('four digits') }],
    [{ day: 1, month: 1, year: 2027 }, { year: 'That year hasn’t happened yet. Check it, or leave it empty.' }],
    [{ day: 1, month: 1, year: 1904 }, {}],
  ])('the errors of the birthday %j', (birthday, problems) => {
    expect(birthdayProblems(birthday, rules)).toEqual(problems);
  });
});
