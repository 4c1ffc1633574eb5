import { expect, test } from 'vitest';
import { testRules } from '../../../tests/support/test-restaurant.ts';
import type { SeatedParty } from '../../booking/rules/seating/seating.ts';
import { freeSeats, nextFreeSeat } from './free-seats.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const party = (tableIds: string[], from: string, to: string): SeatedParty => ({
  startsAt: at(from),
  endsAt: at(to),
  covers: 2,
  tableIds,
  partyId: '',
  heldUntil: null,
});
const wish = { date: '2026-11-20', covers: 2, from: at('18:00'), turnMs: 90 * 60_000 };
const choices = (seated: SeatedParty[], sitting: string[] = []) =>
  freeSeats({ rules: testRules, seated, sitting: new Set(sitting) }, wish).map(({ tableIds, until }) => ({
    table: tableIds.join('+'),
    minutes: until === null ? null : (until - wish.from) / 60_000,
  }));

test('the smallest table that fits comes first, larger ones last, and no join where one of its tables is enough', () => {
  expect(choices([]).map(({ table }) => table)).toEqual(['r1', 'r2', 't1', 'r3', 'r4']);
});

test('a table that is needed before the turn is over comes after the others, with how long it is free', () => {
  const list = choices([party(['r1'], '19:00', '20:30'), party(['r2'], '19:30', '21:00')]);
  expect(list[0]).toEqual({ table: 'r2', minutes: 90 });
  expect(list.at(-1)).toEqual({ table: 'r1', minutes: 60 });
});

test('a table is not offered for less than half an hour, nor while somebody sits at it', () => {
  const tables = choices([party(['r1'], '18:29', '20:00')], ['r2']).map(({ table }) => table);
  expect(tables).not.toContain('r1');
  expect(tables).not.toContain('r2');
});

test('where nothing is free it says when the next table is', () => {
  const seated = ['r1', 'r2', 'r3', 'r4'].map((id) => party([id], '17:30', '19:15'));
  const day = {
    rules: testRules,
    seated: [...seated, party(['t1'], '17:00', '18:45'), party(['t1'], '19:00', '20:30')],
  };
  expect(nextFreeSeat({ ...day, sitting: new Set() }, wish)).toEqual({ at: at('19:15'), tableIds: ['r1'] });
  expect(nextFreeSeat({ ...day, sitting: new Set(['r1', 'r2', 'r3', 'r4', 't1']) }, wish)).toBeNull();
});
