import { expect, test } from 'vitest';
import { weekdays } from '../../values/time/week.ts';
import { coversByQuarter, partiesOfSitting, sittingsOn } from './sittings.ts';

const SITTINGS = [
  { name: 'Dinner', days: weekdays, firstSeating: '17:00' },
  { name: 'Lunch', days: weekdays, firstSeating: '12:00' },
  { name: 'Brunch', days: ['sunday' as const], firstSeating: '10:00' },
];
const FRIDAY = sittingsOn(SITTINGS, '2026-11-20');

test('a date has the sittings of its weekday, in order', () => {
  expect(FRIDAY.map(({ name }) => name)).toEqual(['Lunch', 'Dinner']);
});

test.each([
  ['11:30', 'Lunch'],
  ['16:45', 'Lunch'],
  ['17:00', 'Dinner'],
  ['00:30', 'Dinner'],
])('a party at %s belongs to %s', (time, sitting) => {
  expect(
    FRIDAY.map(({ name }) => name).filter((name) => partiesOfSitting([{ time }], FRIDAY, name).length > 0),
  ).toEqual([sitting]);
});

test('covers are added up by quarters of an hour, with those after midnight last', () => {
  const parties = [
    { time: '00:15', covers: 1 },
    { time: '19:10', covers: 2 },
    { time: '19:00', covers: 4 },
    { time: '19:15', covers: 3 },
  ];
  expect(coversByQuarter(parties)).toEqual([
    { time: '19:00', covers: 6 },
    { time: '19:15', covers: 3 },
    { time: '00:15', covers: 1 },
  ]);
});
