import { DAY_MS, MINUTE_MS } from './duration.ts';
import { timeOf, weekdayOf } from './wall-time.ts';
import type { Weekday } from './week.ts';

/** A wall time in Europe/London: date 'YYYY-MM-DD', minutes since midnight. */
export type LondonTime = { date: string; weekday: Weekday; minutes: number };

/** Intl instead of Temporal: this also runs in browsers without Temporal. */
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall time in London at an instant (epoch milliseconds). */
export function londonNow(instantMs: number): LondonTime {
  const part: Record<string, string> = {};
  for (const { type, value } of wallClock.formatToParts(instantMs)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(part.hour) * 60 + Number(part.minute) };
}

const asIfUtc = ({ date, minutes }: { date: string; minutes: number }) =>
  Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;

/** An instant (epoch milliseconds) as ISO 8601 with London's offset, to the minute: '2026-07-03T19:00:00+01:00'. */
export function londonIso(instantMs: number): string {
  const wall = londonNow(instantMs);
  const hoursAhead = Math.floor((asIfUtc(wall) - instantMs) / MINUTE_MS / 60 + 0.5);
  return `${wall.date}T${timeOf(wall.minutes)}:00+0${hoursAhead}:00`;
}

/**
 * The instant (epoch milliseconds) of a wall time in London. A time skipped in spring gives the instant of the change;
 * of a time that occurs twice in autumn, the earlier.
 */
export function londonInstant(wall: { date: string; minutes: number }): number {
  const target = asIfUtc(wall);
  const offsetAt = (instant: number) => asIfUtc(londonNow(instant)) - instant;
  const summerGuess = target - offsetAt(target - DAY_MS);
  if (asIfUtc(londonNow(summerGuess)) === target) return summerGuess;
  const winterGuess = target - offsetAt(target + DAY_MS);
  return asIfUtc(londonNow(winterGuess)) === target ? winterGuess : summerGuess;
}
