import { expect, it } from 'vitest';
import { groupSlots, hourRowsOf } from './slot-groups.ts';

const free = (...times: string[]) => times.map((time) => ({ time, canEnquire: false }));

it('groups slots by meal, with those after midnight at the end', () => {
  const groups = groupSlots(free('08:00', '11:15', '11:30', '16:45', '17:00', '23:45', '00:00', '00:30'));
  expect(groups.map(({ name, slots }) => [name, ...slots.map(({ time }) => time)])).toEqual([
    ['Breakfast', '08:00', '11:15'],
    ['Lunch', '11:30', '16:45'],
    ['Dinner', '17:00', '23:45'],
    ['Late', '00:00', '00:30'],
  ]);
  expect(groupSlots([])).toEqual([]);
});

it('gives each hour of slots on quarter hours a row from the first column', () => {
  const cells = hourRowsOf(free('11:30', '11:45', '12:00', '12:15', '12:30', '12:45', '14:45'));
  expect(cells?.map((slot) => slot?.time ?? null)).toEqual([
    ...['11:30', '11:45', null, null],
    ...['12:00', '12:15', '12:30', '12:45'],
    ...['14:45', null, null, null],
  ]);
  expect(hourRowsOf(free('11:30', '11:50'))).toBeNull();
  expect(hourRowsOf(free('12:00', '12:30', '13:00', '13:30'))).toBeNull();
});
