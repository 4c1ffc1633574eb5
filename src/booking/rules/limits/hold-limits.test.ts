import { describe, expect, test } from 'vitest';
import { canBeLonger, extendedEnd, holdEnd, holdWait, workFor } from './hold-limits.ts';

const MINUTE = 60_000;
const own = (minutes: number) => ({ ofSession: true, ofAddress: true, expiresAt: minutes * MINUTE });
const neighbours = (minutes: number) => ({ ...own(minutes), ofSession: false });
const travelled = (minutes: number) => ({ ...own(minutes), ofAddress: false });

test.each([
  ['nothing is held', [], 0],
  ['two of the session', [own(1), own(2)], 0],
  ['three of the session, until the first of them ends', [own(5), own(2), own(3)], 120],
  ['three of the session from several networks', [travelled(4), travelled(5), own(6)], 240],
  ['five of its neighbours', [1, 2, 3, 4, 5].map(neighbours), 0],
  ['six of its neighbours, until the first of them ends', [1, 2, 3, 4, 5, 6].map(neighbours), 60],
  ['seven of its neighbours, until the second of them ends', [1, 2, 3, 4, 5, 6, 7].map(neighbours), 120],
  ['four neighbours and two of its own', [...[1, 2, 3, 4].map(neighbours), own(7), own(8)], 60],
])('%s', (_, others, seconds) => {
  expect(holdWait(others, 0)).toBe(seconds);
  expect(workFor(others)).toBe(others.length);
});

test('a table is held for eight minutes, one that needs a card for three', () => {
  expect(holdEnd(MINUTE, false)).toBe(9 * MINUTE);
  expect(holdEnd(MINUTE, true)).toBe(4 * MINUTE);
});

describe('extending', () => {
  const hold = { madeAt: 0, expiresAt: 8 * MINUTE, needsCard: false };
  test.each([
    ['before the last minute changes nothing', hold, 7 * MINUTE - 1, 8],
    ['in the last minute gives eight more', hold, 7 * MINUTE, 15],
    ['gives no more than twenty in all', { ...hold, expiresAt: 15 * MINUTE }, 14 * MINUTE, 20],
    ['at twenty gives none', { ...hold, expiresAt: 20 * MINUTE }, 19.5 * MINUTE, 20],
  ])('%s', (_, before, now, minutes) => {
    expect(extendedEnd(before, now)).toBe(minutes * MINUTE);
  });
  test('can be had until twenty minutes, and never without the card', () => {
    expect(canBeLonger(hold)).toBe(true);
    expect(canBeLonger({ ...hold, expiresAt: 20 * MINUTE })).toBe(false);
    expect(canBeLonger({ ...hold, needsCard: true })).toBe(false);
  });
});
