import { expect, test } from 'vitest';
import { weekdays } from '../../../values/time/week.ts';
import { datesOf, forwardDates, sittingAt } from './figures.ts';

const SITTINGS = [
  { name: 'Lunch', days: weekdays, firstSeating: '12:00', lastSeating: '14:30' },
  { name: 'Late', days: ['friday'] as const, firstSeating: '22:00', lastSeating: '00:30' },
];

test.each([
  ['2026-11-20', '12:00', 'Lunch'],
  ['2026-11-20', '14:30', 'Lunch'],
  ['2026-11-20', '14:45', 'Other times'],
  ['2026-11-20', '23:00', 'Late'],
  ['2026-11-20', '00:15', 'Late'],
  ['2026-11-21', '23:00', 'Other times'],
])('on %s at %s the sitting is %s', (date, time, name) => expect(sittingAt(SITTINGS, date, time)).toBe(name));

test.each([
  ['week', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
] as const)('the %s of %s is from %s to %s', (span, date, from, to) =>
  expect(datesOf(span, date)).toEqual({ from, to }),
);

test('forward bookings are those of this week and the seven after it', () =>
  expect(forwardDates('2026-11-20')).toEqual({ from: '2026-11-16', to: '2027-01-10' }));
