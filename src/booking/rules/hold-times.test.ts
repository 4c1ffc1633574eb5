import { describe, expect, test } from 'vitest';
import { canBeLonger, extendedEnd, holdEnd } from './hold-times.ts';

const MINUTE = 60_000;

test('a table is held for eight minutes', () => {
  expect(holdEnd(MINUTE)).toBe(9 * MINUTE);
});

describe('extending', () => {
  const hold = { madeAt: 0, expiresAt: 8 * MINUTE };
  test.each([
    ['before its last minute changes nothing', hold, 7 * MINUTE - 1, 8],
    ['in its last minute adds eight minutes', hold, 7 * MINUTE, 15],
    ['stops at twenty minutes in all', { ...hold, expiresAt: 15 * MINUTE }, 14 * MINUTE, 20],
    ['at twenty minutes changes nothing', { ...hold, expiresAt: 20 * MINUTE }, 19.5 * MINUTE, 20],
  ])('extending a hold %s', (_, before, now, minutes) => {
    expect(extendedEnd(before, now)).toBe(minutes * MINUTE);
  });
  test('a hold can be extended until twenty minutes', () => {
    expect(canBeLonger(hold)).toBe(true);
    expect(canBeLonger({ ...hold, expiresAt: 20 * MINUTE })).toBe(false);
  });
});
