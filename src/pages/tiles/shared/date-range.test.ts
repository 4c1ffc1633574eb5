import { describe, expect, test } from 'vitest';
import { isWithinRange, nextRangeChange } from './date-range.ts';

const january = { startDate: '2027-01-04', endDate: '2027-02-11' };

test.each([
  [january, '2027-01-03', false],
  [january, '2027-01-04', true],
  [january, '2027-02-11', true],
  [january, '2027-02-12', false],
  [{ endDate: '2027-02-11' }, '2020-01-01', true],
  [{ startDate: '2027-01-04' }, '2040-01-01', true],
  [{}, '2027-01-01', true],
])('%j on %s is within its range: %s', (dates, today, isWithin) => {
  expect(isWithinRange(dates, today)).toBe(isWithin);
});

describe('the next change of a range', () => {
  const at = (instant: number) => new Date(instant).toISOString();
  test.each([
    ['before', january, '2026-11-20', '2027-01-04T00:00:00.000Z'],
    ['while it runs', january, '2027-01-04', '2027-02-12T00:00:00.000Z'],
    ['in summer time', { endDate: '2027-07-31' }, '2027-07-01', '2027-07-31T23:00:00.000Z'],
  ])('the next change of a range is midnight in London: %s', (_when, dates, today, turn) => {
    expect(at(nextRangeChange(dates, today))).toBe(turn);
  });
  test.each([
    [january, '2027-02-12'],
    [{}, '2027-01-01'],
  ])('the range %j after %s never changes', (dates, today) => {
    expect(nextRangeChange(dates, today)).toBe(Number.POSITIVE_INFINITY);
  });
});
