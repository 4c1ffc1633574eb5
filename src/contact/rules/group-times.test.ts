import { expect, it } from 'vitest';
import { endTimes, isAfter, isOpenAt, startTimes } from './group-times.ts';

const ends = (times: readonly string[]) => [times[0], times.at(-1)];

it.each([
  ['an unknown day', null, ['09:00', '00:00'], ['09:00', '00:00']],
  ['a day', { open: '11:30', close: '22:30' }, ['11:30', '22:00'], ['12:00', '22:30']],
  ['a day that ends at midnight', { open: '11:30', close: '00:00' }, ['11:30', '23:30'], ['12:00', '00:00']],
  ['a day that ends late', { open: '11:30', close: '01:00' }, ['11:30', '00:00'], ['12:00', '00:00']],
  ['opening at an odd quarter', { open: '11:45', close: '21:45' }, ['12:00', '21:30'], ['12:00', '21:30']],
])('the group times of %s', (_, open, starts, until) => {
  expect([ends(startTimes(open)), ends(endTimes(open, ''))]).toEqual([starts, until]);
});

it("a group's end is after its start, that night at the latest", () => {
  expect(ends(endTimes({ open: '11:30', close: '00:00' }, '18:00'))).toEqual(['18:30', '00:00']);
  expect([isAfter('01:00', '20:00'), isAfter('18:00', '18:00'), isAfter('17:00', '18:00')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    isOpenAt({ open: '11:30', close: '01:00' }, '00:30'),
    isOpenAt({ open: '11:30', close: '22:00' }, '09:00'),
  ]).toEqual([true, false]);
});
