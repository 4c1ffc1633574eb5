import { describe, expect, test } from 'vitest';
import { bookingRequest, choiceParams, partyOf, readChoice, restaurantPath, wantedTable } from './party-choice.ts';

const readTable = (search: string) => readChoice(new URLSearchParams(search), '2026-11-20');
const usual = { date: '2026-11-20', time: '20:00', covers: 2 };

describe('the requested table', () => {
  test.each([
    [
      'date=2026-11-20&covers=4&time=12:30&occasion=christmas',
      { date: '2026-11-20', covers: 4, time: '12:30', occasion: 'christmas' },
    ],
    ['date=2026-11-21', { date: '2026-11-21' }],
    ['covers=6&occasion=birthday', { covers: 6, occasion: 'birthday' }],
    ['covers=40', { covers: 40 }],
    ['covers=9999', { covers: 300 }],
    ['covers=0&time=25:00', {}],
    ['covers=two&time=7pm&date=tomorrow', {}],
    ['date=2026-11-19&covers=4', { covers: 4 }],
    ['date=2026-02-30&occasion=a/b', {}],
    ['date=12026-12-01', {}],
    ['date=&covers=&time=&occasion=', {}],
  ])('the requested table is read from %s', (search, expected) => {
    expect(readTable(search)).toEqual(expected);
  });
});

test.each([
  [{}, usual],
  [
    { date: '2026-11-20', covers: 4 },
    { ...usual, covers: 4 },
  ],
  [{ date: '2026-11-21' }, { date: '2026-11-21', time: '19:00', covers: 2 }],
  [
    { date: '2026-11-21', time: '12:00', covers: 6, occasion: 'christmas' },
    { date: '2026-11-21', time: '12:00', covers: 6, occasion: 'christmas' },
  ],
])('missing parts of a request get usual values: %j', (choice, party) => {
  expect(partyOf(choice, usual)).toEqual(party);
});

test("a request is passed on to a restaurant's page and to booking", () => {
  const choice = { occasion: 'christmas', covers: 6, time: '19:30', date: '2026-12-04' };
  expect(restaurantPath('leeds-kirkstall', choice, 'tables')).toBe(
    '/restaurants/leeds-kirkstall?date=2026-12-04&time=19%3A30&covers=6&occasion=christmas#tables',
  );
  expect(restaurantPath('leeds-kirkstall', {})).toBe('/restaurants/leeds-kirkstall');
  expect(readTable(new URLSearchParams(choiceParams(choice)).toString())).toEqual(choice);
  expect(bookingRequest(choice)).toEqual({
    date: '2026-12-04',
    covers: 6,
    time: '19:30',
    occasionId: 'christmas',
  });
});

test("without a requested time, booking links look around the form's time", () => {
  expect(wantedTable({}, usual)).toMatchObject({ around: '20:00' });
  expect(wantedTable({ date: '2026-11-21', covers: 4 }, usual)).toMatchObject({ covers: 4, around: '20:00' });
  expect(wantedTable({ time: '12:30' }, usual)).toEqual(bookingRequest({ time: '12:30' }));
});
