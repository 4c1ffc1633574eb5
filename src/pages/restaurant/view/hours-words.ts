import type { HoursOverride, OpeningHours } from '../../../restaurants/contract.ts';
import { collectSpan } from '../../../restaurants/hours.ts';
import { hoursText } from '../../../restaurants/hours-text.ts';
import { memoize, memoizeLatest } from '../../../values/memoize.ts';
import { capitalise } from '../../../values/text.ts';
import { addDays, formatDay, formatTime, timeOf, weekdayOf } from '../../../values/time/wall-time.ts';
import type { Weekday } from '../../../values/time/week.ts';

const WEEKS_AHEAD = 8;
/** The ordinary hours are the same in any week; this one begins on a Monday. */
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

function dateWords({ startDate, endDate }: HoursOverride): string {
  return startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} to ${formatDay(endDate)}`;
}

/** Alternative hours in force or beginning within eight weeks of `today` (YYYY-MM-DD), soonest first. */
export const specialLines = memoizeLatest((hours: OpeningHours, today: string): SpecialLine[] => {
  const horizon = addDays(today, WEEKS_AHEAD * 7);
  return hours.overrides
    .filter(({ startDate, endDate }) => endDate >= today && startDate <= horizon)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map((entry) => ({
      name: entry.name,
      startDate: entry.startDate,
      dates: dateWords(entry),
      hours: hoursText(hours, entry.startDate),
      collectUntil: collectWords(hours, entry.startDate),
    }));
});

/** The alternative hours of one date, where it has any. */
export function specialOn(hours: OpeningHours, date: string): { name: string; hours: string } | null {
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
