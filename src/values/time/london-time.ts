import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';
import { dateOfDay, dayNumberOf, timeOf, weekdayOf } from './wall-time.ts';
import type { Weekday } from './week.ts';

/** A wall time in Europe/London: date 'YYYY-MM-DD', minutes since midnight. */
export type LondonTime = { date: string; weekday: Weekday; minutes: number };

const LONDON = 'Europe/London';
let wallClock: Intl.DateTimeFormat | undefined;

/** For browsers without Temporal. Created on first use: it takes 0.2 s on a slow phone. */
const madeClock = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: LONDON,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** London's offset from UTC by hours since 1970: clocks change on the hour. */
const offsets = new Map<number, number>();
const MOST_OFFSETS = 10_000;

function computeOffset(instantMs: number): number {
  if (typeof Temporal !== 'undefined') {
    const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(LONDON);
    return offsetNanoseconds / 1_000_000;
  }
  const part: Record<string, string> = {};
  wallClock ??= madeClock();
  for (const { type, value } of wallClock.formatToParts(instantMs)) part[type] = value;
  const { year, month, day, hour, minute } = part;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - instantMs;
}

/** How far London's clocks are ahead of UTC, in milliseconds. Computed once per hour. */
function offsetAt(instantMs: number): number {
  const hour = Math.floor(instantMs / HOUR_MS);
  const cached = offsets.get(hour);
  if (cached !== undefined) return cached;
  const offset = computeOffset(hour * HOUR_MS);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** The wall time in London at an instant (epoch ms). */
export function londonNow(instantMs: number): LondonTime {
  const wall = instantMs + offsetAt(instantMs);
  const day = Math.floor(wall / DAY_MS);
  const date = dateOfDay(day);
  return { date, weekday: weekdayOf(date), minutes: Math.floor((wall - day * DAY_MS) / MINUTE_MS) };
}

const asIfUtc = ({ date, minutes }: { date: string; minutes: number }) =>
  dayNumberOf(date) * DAY_MS + minutes * MINUTE_MS;

/** An instant (epoch ms) as ISO 8601 with London's offset, to the minute: '2026-07-03T19:00:00+01:00'. */
export function londonIso(instantMs: number): string {
  const wall = londonNow(instantMs);
  const hoursAhead = offsetAt(instantMs) / HOUR_MS;
  return `${wall.date}T${timeOf(wall.minutes)}:00+0${hoursAhead}:00`;
}

/**
 * The instant (epoch ms) of a wall time in London. A time skipped in spring is an hour later on the clock; of a time
 * that occurs twice in autumn, the earlier is meant.
 */
export function londonInstant(wall: { date: string; minutes: number }): number {
  const target = asIfUtc(wall);
  const summerGuess = target - offsetAt(target - DAY_MS);
  if (asIfUtc(londonNow(summerGuess)) === target) return summerGuess;
  const winterGuess = target - offsetAt(target + DAY_MS);
  return asIfUtc(londonNow(winterGuess)) === target ? winterGuess : summerGuess;
}
