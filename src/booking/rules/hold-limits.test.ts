import { expect, test } from 'vitest';
import { holdWait, workFor } from './hold-limits.ts';

const MINUTE = 60_000;
const own = (minutes: number) => ({ ofSession: true, ofAddress: true, expiresAt: minutes * MINUTE });
const neighbours = (minutes: number) => ({ ...own(minutes), ofSession: false });
const travelled = (minutes: number) => ({ ...own(minutes), ofAddress: false });

test.each([
  ['no hold', [], 0],
  ['two of the session', [own(1), own(2)], 0],
  ['three of the session, until the first ends', [own(5), own(2), own(3)], 120],
  ['three of the session from several networks', [travelled(4), travelled(5), own(6)], 240],
  ['five of its neighbours', [1, 2, 3, 4, 5].map(neighbours), 0],
  ['six of its neighbours, until the first ends', [1, 2, 3, 4, 5, 6].map(neighbours), 60],
  ['seven of its neighbours, until the second ends', [1, 2, 3, 4, 5, 6, 7].map(neighbours), 120],
  ['four of its neighbours and two of the session', [...[1, 2, 3, 4].map(neighbours), own(7), own(8)], 60],
])('seconds until another hold with %s', (_, others, seconds) => {
  expect(holdWait(others, 0)).toBe(seconds);
  expect(workFor(others)).toBe(others.length);
});
