import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { isWithinPacing, type SeatedParty, seatedForStaff } from './seating.ts';

const at = (time: string) => Date.parse(`2026-11-27T${time}:00Z`);
const starting = (time: string, covers: number): SeatedParty => ({
  startsAt: at(time),
  endsAt: at(time) + 90 * MINUTE_MS,
  covers,
  tableIds: ['r1'],
  partyId: time,
  heldUntil: null,
});

it.each([
  ['nobody else', [], '19:00', 10, true],
  ['too many by themselves', [], '19:00', 11, false],
  ['room beside another', [starting('19:00', 6)], '19:00', 4, true],
  ['one too many', [starting('19:00', 6)], '19:00', 5, false],
  ['the slot before is another', [starting('18:45', 10)], '19:00', 10, true],
  ['the slot after is another', [starting('19:15', 10)], '19:00', 10, true],
  ['a last seating off the grid, after', [starting('21:40', 6)], '21:30', 5, false],
  ['a last seating off the grid, before', [starting('21:30', 6)], '21:40', 5, false],
  ['neighbours of it that are a slot apart', [starting('21:30', 6), starting('21:45', 6)], '21:40', 4, true],
] as const)('pace: %s', (_, seated, time, covers, fits) => {
  expect(isWithinPacing({ pacingCovers: 10, slotMinutes: 15 }, seated, at(time), covers)).toBe(fits);
});

const limit = (covers: number): SeatedParty => ({ ...starting('00:00', covers), startsAt: 0, endsAt: 0, tableIds: [] });

it.each([
  ['a pacing below the usual', [limit(4)], 5, false, false],
  ['a pacing above the usual', [limit(20)], 15, true, true],
  ['online booking that is closed', [limit(0)], 1, false, true],
  ['both', [limit(0), limit(20)], 15, false, true],
] as const)('a date with %s: for diners and for staff', (_, limits, covers, online, byStaff) => {
  const fits = (seated: readonly SeatedParty[]) =>
    isWithinPacing({ pacingCovers: 10, slotMinutes: 15 }, seated, at('19:00'), covers);
  expect([fits(limits), fits(seatedForStaff(limits))]).toEqual([online, byStaff]);
});
