import { expect, it } from 'vitest';
import { TEST_NOW } from '../../../../tests/support/test-clock.ts';
import { testMenu, testRestaurant, testRules } from '../../../../tests/support/test-restaurant.ts';
import { alternativesFor } from './alternatives.ts';

const request = { occasionId: 'table', date: '2026-11-27', time: '19:00', covers: 2 };
const { days, elsewhere } = alternativesFor(request, { bookingsOpen: true, nowMs: TEST_NOW.epochMilliseconds });

/** A day of an empty restaurant that seats parties between two times. */
function dayOf(date: string, firstSeating: string, lastSeating: string) {
  const sittings = testRules.sittings.map((sitting) => ({ ...sitting, firstSeating, lastSeating }));
  const restaurantWithMenus = { restaurant: testRestaurant({ booking: { sittings } }), menus: [testMenu()] };
  return { restaurantWithMenus, date, seated: [], miles: 3 };
}

it('suggests only days and restaurants with a table around the time, if there are any', () => {
  const both = [dayOf('2026-11-28', '12:00', '13:00'), dayOf('2026-11-26', '18:30', '19:15')];
  expect(days(both)).toEqual([{ date: '2026-11-26', times: ['19:00', '18:45'] }]);
  expect(elsewhere(both).map(({ times }) => times)).toEqual([['19:00', '18:45', '19:15']]);
});

it('suggests other hours when nothing is free around the time', () => {
  const lunch = [dayOf('2026-11-28', '12:00', '13:00'), dayOf('2026-11-26', '12:00', '13:00')];
  expect(days(lunch).map(({ date, times }) => [date, ...times])).toEqual([
    ['2026-11-26', '13:00', '12:45'],
    ['2026-11-28', '13:00', '12:45'],
  ]);
  expect(elsewhere(lunch.slice(0, 1)).map(({ times }) => times)).toEqual([['13:00', '12:45', '12:30']]);
});
