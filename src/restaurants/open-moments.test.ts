import { describe, expect, test } from 'vitest';
import { firstChange, momentAt } from '../values/time/moments.ts';
import { weekdays } from '../values/time/week.ts';
import { openingHours } from './contract.ts';
import { collectMoments, dayMoments, openMoments } from './open-moments.ts';

const at = (instant: string) => Date.parse(instant);
const hours = (overrides: unknown[] = []) =>
  openingHours.parse({
    ...Object.fromEntries(
      weekdays.flatMap((day) => [
        [`${day}Open`, '11:30'],
        [`${day}Close`, '22:00'],
      ]),
    ),
    overrides,
  });
const restaurant = (overrides?: unknown[]) => ({
  openingHours: hours(overrides),
  temporarilyClosed: null,
  clickCollect: { enabled: true },
});

describe('open or closed over the next day and a half', () => {
  const noon = at('2026-11-20T12:00:00Z');
  const moments = openMoments(restaurant(), noon);

  test('moments follow closing, midnight and opening', () => {
    expect(moments.map(({ isOpen, detail }) => [isOpen, detail])).toEqual([
      [true, 'closes 10pm'],
      [false, 'opens tomorrow 11.30am'],
      [false, 'opens 11.30am'],
      [true, 'closes 10pm'],
      [false, 'opens tomorrow 11.30am'],
    ]);
    expect(firstChange([moments, dayMoments(noon)])).toBe(at('2026-11-20T22:00:00Z'));
  });

  test.each([
    ['while it lasts', '2026-11-20T21:59:59Z', 'closes 10pm'],
    ['at the minute it changes', '2026-11-20T22:00:00Z', 'opens tomorrow 11.30am'],
    ['the next morning', '2026-11-21T08:00:00Z', 'opens 11.30am'],
    ['a clock behind the server', '2025-01-01T00:00:00Z', 'closes 10pm'],
    ['a clock far ahead of the server', '2031-01-01T00:00:00Z', 'closes 10pm'],
  ])('%s', (_, now, detail) => {
    expect(momentAt(moments, noon, at(now)).detail).toBe(detail);
  });
});

test('a closure without an end date has no next moment', () => {
  const shut = { ...restaurant(), temporarilyClosed: { message: 'Builders' } };
  expect(openMoments(shut, at('2026-11-20T12:00:00Z'))).toEqual([
    { isOpen: false, detail: 'temporarily closed', until: null },
  ]);
});

test('moments change at midnight in London, also in summer', () => {
  expect(dayMoments(at('2026-07-01T22:30:00Z'))[0]).toEqual({ date: '2026-07-01', until: at('2026-07-01T23:00:00Z') });
});

test("collection has its own closing time, and no moments where it isn't offered", () => {
  const [first] = collectMoments(restaurant(), at('2026-11-20T12:00:00Z')) ?? [];
  expect(first).toMatchObject({ isOpen: true, detail: 'closes 9pm' });
  expect(collectMoments({ ...restaurant(), clickCollect: { enabled: false } }, 0)).toBeNull();
});
