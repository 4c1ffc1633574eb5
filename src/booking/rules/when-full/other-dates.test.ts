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
  ['before its season: the first day', {}, '2026-11-20', '2026-11-23'],
  ['not a day on which the restaurant is shut', { closures }, '2026-11-20', '2026-11-24'],
  ['after its season: the last day', {}, '2026-12-30', '2026-12-24'],
  ['in its season: nothing', {}, '2026-12-01', undefined],
  ['beyond the horizon: nothing', { horizonDays: 2 }, '2026-11-20', undefined],
])('the nearest day of an occasion %s', (_, changes, date, nearest) => {
  const restaurant = testRestaurant({ booking: { occasions: [table, christmas], ...changes } });
  expect(occasionsOnOtherDates(restaurant, date, TEST_NOW.epochMilliseconds).map((one) => one.date)).toEqual(
    nearest ? [nearest] : [],
  );
});

it('an occasion that is no longer offered has none', () => {
  const ended = { ...christmas, disabledMessage: 'Not this year.' };
  const restaurant = testRestaurant({ booking: { occasions: [table, ended] } });
  expect(occasionsOnOtherDates(restaurant, '2026-11-20', TEST_NOW.epochMilliseconds)).toEqual([]);
});
