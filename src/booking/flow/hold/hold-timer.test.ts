import { describe, expect, it } from 'vitest';
import { secondsLeft, warningMarkAt } from './hold-timer.ts';

const since = { wall: 1_000_000, steady: 500 };
const moment = (wall: number, steady: number) => ({ wall: since.wall + wall, steady: since.steady + steady });

describe('secondsLeft', () => {
  it.each([
    ['at the start', moment(0, 0), 480],
    ['after a minute and a bit', moment(60_400, 60_400), 420],
    ['in the last second', moment(479_001, 479_001), 1],
    ['at the end', moment(480_000, 480_000), 0],
    ['long after the end', moment(9_999_999, 9_999_999), 0],
    ['after the clock was set back', moment(-3_600_000, 120_000), 360],
    ['after the phone slept', moment(470_000, 3_000), 10],
  ])('counts the seconds left of a hold %s', (_, now, left) =>
    expect(secondsLeft({ since, seconds: 480 }, now)).toBe(left),
  );
});

describe('warningMarkAt', () => {
  it.each([
    [61, null, null],
    [60, null, 60],
    [59, 60, null],
    [30, 60, 30],
    [12, 30, null],
    [20, null, 30],
  ] as const)('with %i seconds left and %s announced, the hold warning due is %s', (seconds, last, mark) =>
    expect(warningMarkAt(seconds, last)).toBe(mark),
  );
});
