import type { HoursOverride, OpeningHours, RestaurantSummary } from '../../../restaurants/contract.ts';
import { collectSpan, overridesInForce } from '../../../restaurants/hours.ts';
import { hoursText } from '../../../restaurants/hours-text.ts';
import { isTemporarilyClosed } from '../../../restaurants/opening-hours.ts';
import { memoize, memoizeLatest } from '../../../values/memoize.ts';
import { capitalise } from '../../../values/text.ts';
import { addDays, formatDayFrom, formatTime, timeOf, weekdayOf } from '../../../values/time/wall-time.ts';
import type { Weekday } from '../../../values/time/week.ts';

const WEEKS_AHEAD = 8;
/** Any week will do for the ordinary hours; this one begins on a Monday. */
const A_MONDAY = '2024-01-01';
const DAYS = [0, 1, 2, 3, 4, 5, 6];

export type DayLine = { weekday: Weekday; hours: string; collectUntil: string | null };
export type SpecialLine = {
  name: string;
  startDate: string;
  dates: string;
  hours: string;
  collectUntil: string | null;
};

function collectWords(hours: OpeningHours, date: string): string | null {
  const span = collectSpan(hours)(date);
  return span ? formatTime(timeOf(span.end)) : null;
}

/** The ordinary week, Monday first, without alternative hours. */
export const weekLines = memoize((hours: OpeningHours): DayLine[] => {
  const ordinary = { ...hours, overrides: [] };
  return DAYS.map((day) => {
    const date = addDays(A_MONDAY, day);
    return {
      weekday: weekdayOf(date),
      hours: hoursText(ordinary, date),
      collectUntil: collectWords(ordinary, date),
    };
  });
});

function dateWords({ startDate, endDate }: HoursOverride, today: string): string {
  const start = formatDayFrom(today, startDate);
  return startDate === endDate ? start : `${start} to ${formatDayFrom(today, endDate)}`;
}

type OpeningInfo = Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>;

/** The first day to show: the day of reopening after a longer closure; null if unknown. */
function firstDayShown(restaurant: OpeningInfo, today: string): string | null {
  return isTemporarilyClosed(restaurant, today) ? (restaurant.temporarilyClosed?.reopens ?? null) : today;
}

/**
 * Alternative hours in force or beginning within eight weeks of `today` (YYYY-MM-DD), soonest first, without days of a
 * longer closure.
 */
export const specialLines = memoizeLatest((restaurant: OpeningInfo, today: string): SpecialLine[] => {
  const from = firstDayShown(restaurant, today);
  if (from === null) return [];
  const horizon = addDays(today, WEEKS_AHEAD * 7);
  const hours = restaurant.openingHours;
  return overridesInForce(hours, from)
    .filter(({ startDate }) => startDate <= horizon)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map((entry) => ({
      name: entry.name,
      startDate: entry.startDate,
      dates: dateWords(entry, today),
      hours: hoursText(hours, entry.startDate),
      collectUntil: collectWords(hours, entry.startDate),
    }));
});

/** Alternative hours of one date; nameless during a longer closure. */
export type SpecialHours = { name: string | null; hours: string };

/** The alternative hours of one date, if any. */
export function specialOn(restaurant: OpeningInfo, date: string): SpecialHours | null {
  if (isTemporarilyClosed(restaurant, date)) return { name: null, hours: 'Closed' };
  const hours = restaurant.openingHours;
  const entry = hours.overrides.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return entry ? { name: entry.name, hours: hoursText(hours, date) } : null;
}

/** Adjacent days with equal hours, grouped: 'Monday to Thursday', 'Every day'. */
export function groupDays(lines: DayLine[]): { days: string; collectUntil: string | null }[] {
  const runs: { from: DayLine; to: DayLine }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.from.collectUntil === line.collectUntil) last.to = line;
    else runs.push({ from: line, to: line });
  }
  if (runs.length === 1) return [{ days: 'Every day', collectUntil: runs[0]?.from.collectUntil ?? null }];
  return runs.map(({ from, to }) => ({
    days: from === to ? capitalise(from.weekday) : `${capitalise(from.weekday)} to ${capitalise(to.weekday)}`,
    collectUntil: from.collectUntil,
  }));
}
