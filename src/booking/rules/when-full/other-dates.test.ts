import { expect, it } from 'vitest';
import { TEST_NOW } from '../../../../tests/support/test-clock.ts';
import { testRestaurant, testRules } from '../../../../tests/support/test-restaurant.ts';
import type { Occasion } from '../../../restaurants/contract.ts';
import { occasionsOnOtherDates } from './other-dates.ts';

const table = testRules.occasions[0] as Occasion;
const christmas: Occasion = {
  ...table,
  id: 'christmas',
  name: 'Christmas',
  startDate: '2026-11-23',
  endDate: '2026-12-24',
};
const closures = [{ startDate: '2026-11-23', endDate: '2026-11-23', reason: 'Painting' }];

it.each([
  ['the first day before its season', {}, '2026-11-20', '2026-11-23'],
  ['no day on which the restaurant is shut', { closures }, '2026-11-20', '2026-11-24'],
  ['the last day after its season', {}, '2026-12-30', '2026-12-24'],
  ['none in its season', {}, '2026-12-01', undefined],
  ['none beyond the horizon', { horizonDays: 2 }, '2026-11-20', undefined],
])('finds the nearest day of an occasion: %s', (_, changes, date, nearest) => {
  const restaurant = testRestaurant({ booking: { occasions: [table, christmas], ...changes } });
  expect(occasionsOnOtherDates(restaurant, date, TEST_NOW.epochMilliseconds).map(({ date }) => date)).toEqual(
    nearest ? [nearest] : [],
  );
});

it('an occasion no longer offered has no other dates', () => {
  const disabled = { ...christmas, disabledMessage: 'Not this year.' };
  const restaurant = testRestaurant({ booking: { occasions: [table, disabled] } });
  expect(occasionsOnOtherDates(restaurant, '2026-11-20', TEST_NOW.epochMilliseconds)).toEqual([]);
});
