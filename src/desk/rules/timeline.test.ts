import { expect, test } from 'vitest';
import { hours, testRules } from '../../../tests/support/test-restaurant.ts';
import { axisOf, segmentsOf, sittingFrom, startAt, tablesFrom } from './timeline.ts';

const DATE = '2026-11-20';
const at = (time: string) => Date.parse(`${DATE}T${time}:00Z`);
const span = (from: string, until: string, name = from) => ({ startsAt: at(from), endsAt: at(until), name });
const utc = (instant: number) => new Date(instant).toISOString().slice(8, 16);

test.each([
  ['the hours of service', [], '20T12:00', '20T23:00'],
  ['whoever comes before', [span('11:30', '13:00')], '20T11:00', '20T23:00'],
])('the axis has %s', (_, parties, start, end) => {
  const axis = axisOf({ openingHours: hours() }, DATE, parties);
  expect([utc(axis.startsAt), utc(axis.endsAt)]).toEqual([start, end]);
  expect(axis.columns).toBe((axis.endsAt - axis.startsAt) / 300_000);
});

test('the axis of a closed day is all of it', () => {
  const axis = axisOf({ openingHours: hours('closed', 'closed') }, DATE, []);
  expect([utc(axis.startsAt), utc(axis.endsAt)]).toEqual(['20T05:00', '21T05:00']);
});

test('a row runs from end to end, and a party covers a block', () => {
  const axis = axisOf({ openingHours: hours() }, DATE, []);
  const row = segmentsOf(axis, [span('11:00', '20:00', 'block'), span('19:00', '20:31', 'party')]);
  expect(row.map(({ columns, item }) => [columns, item?.name])).toEqual([
    [84, 'block'],
    [18, 'party'],
    [30, undefined],
  ]);
});

test.each([
  ['as it sat down', '18:40', [], '18:40'],
  ['once others had left', '18:40', [span('17:00', '18:50'), span('20:30', '22:00')], '18:50'],
  ['late enough to be seen', '20:29', [], '20:05'],
])('a party has its table %s', (_, satAt, others, from) => {
  expect(sittingFrom(span('19:00', '20:30'), at(satAt), others)).toBe(at(from));
});

test.each([
  ['r3', 4, ['r3']],
  ['r3', 6, ['r3', 'r4']],
  ['r3', 9, ['r3']],
  ['t1', 6, ['t1']],
])('%s for %i is %j', (tableId, covers, tableIds) => {
  expect(tablesFrom(testRules, tableId, covers)).toEqual(tableIds);
});

test('a time after midnight is of the evening before', () => {
  expect(utc(startAt(DATE, '00:30') ?? 0)).toBe('21T00:30');
});
