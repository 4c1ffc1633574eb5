import { describe, expect, it } from 'vitest';
import { secondsLeft, warningMarkAt } from './hold-timer.ts';

const since = { wall: 1_000_000, steady: 500 };
const moment = (wall: number, steady: number) => ({ wall: since.wall + wall, steady: since.steady + steady });

describe('seconds left of eight minutes', () => {
  it.each([
    ['at once', moment(0, 0), 480],
    ['after a minute and a bit', moment(60_400, 60_400), 420],
    ['at the last moment', moment(479_001, 479_001), 1],
    ['when it is over', moment(480_000, 480_000), 0],
    ['long after', moment(9_999_999, 9_999_999), 0],
    ['a clock set back gives no more time', moment(-3_600_000, 120_000), 360],
    ['a phone that slept has lost it all the same', moment(470_000, 3_000), 10],
  ])('%s', (_, now, left) => expect(secondsLeft({ since, seconds: 480 }, now)).toBe(left));
});

describe('warnings, once each', () => {
  it.each([
    [61, null, null],
    [60, null, 60],
    [59, 60, null],
    [30, 60, 30],
    [12, 30, null],
    [20, null, 30],
  ] as const)('at %i seconds, having said %s: %s', (seconds, said, mark) =>
    expect(warningMarkAt(seconds, said)).toBe(mark),
  );
});
