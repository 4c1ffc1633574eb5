import { expect, it } from 'vitest';
import { groupSlots, quartersOf } from './slot-groups.ts';

const free = (...times: string[]) => times.map((time) => ({ time, canEnquire: false }));

it('groups the day by meal, with times after midnight at the end', () => {
  const groups = groupSlots(free('08:00', '11:15', '11:30', '16:45', '17:00', '23:45', '00:00', '00:30'));
  expect(groups.map(({ name, slots }) => [name, ...slots.map(({ time }) => time)])).toEqual([
    ['Breakfast', '08:00', '11:15'],
    ['Lunch', '11:30', '16:45'],
    ['Dinner', '17:00', '23:45'],
    ['Late', '00:00', '00:30'],
  ]);
  expect(groupSlots([])).toEqual([]);
});

it('sets the times of a meal out by hour, where all are quarters of one', () => {
  const cells = quartersOf(free('11:30', '12:00', '12:15', '14:45'));
  expect(cells?.map((slot) => slot?.time ?? null)).toEqual([
    ...[null, null, '11:30', null],
    ...['12:00', '12:15', null, null],
    ...[null, null, null, '14:45'],
  ]);
  expect(quartersOf(free('11:30', '11:50'))).toBeNull();
});
