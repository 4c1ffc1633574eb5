import type { Weekday } from './contract.ts';
import { DAY_MINUTES, weekdayOf } from './wall-time.ts';

/** A moment on the wall in Europe/London: date 'YYYY-MM-DD', minutes since midnight. */
export type LondonTime = { date: string; weekday: Weekday; minutes: number };

/** Intl instead of Temporal: browsers that lack it read opening hours too. */
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the clock on the wall in London shows at an instant (epoch milliseconds). */
export function londonNow(instantMs: number): LondonTime {
  const part: Record<string, string> = {};
  for (const { type, value } of wallClock.formatToParts(instantMs)) part[type] = value;
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(part.hour) * 60 + Number(part.minute) };
}

const asIfUtc = ({ date, minutes }: { date: string; minutes: number }) =>
  Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;

/**
 * The instant (epoch milliseconds) at which London's clocks show this date and minute. A time that the clocks skip
 * gives the instant of the change's far side, one that happens twice the earlier.
 */
export function londonInstant(wall: { date: string; minutes: number }): number {
  const target = asIfUtc(wall);
  const offsetAt = (instant: number) => asIfUtc(londonNow(instant)) - instant;
  const summerGuess = target - offsetAt(target - DAY_MINUTES * 60_000);
  if (asIfUtc(londonNow(summerGuess)) === target) return summerGuess;
  const winterGuess = target - offsetAt(target + DAY_MINUTES * 60_000);
  return asIfUtc(londonNow(winterGuess)) === target ? winterGuess : summerGuess;
}
