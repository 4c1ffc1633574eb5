import type { HoursOverride, OpeningHours, Weekday } from '../contract.ts';
import { collectSpan, openSpan, type SpanOn } from '../hours.ts';
import { addDays, formatDayMonth, formatTime, timeOf, weekdayOf } from '../wall-time.ts';

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

/** '11.30am to 10pm', or 'Closed'. */
function spanWords(spanOn: SpanOn, date: string): string {
  const span = spanOn(date);
  return span ? `${formatTime(timeOf(span.start))} to ${formatTime(timeOf(span.end))}` : 'Closed';
}

function collectWords(hours: OpeningHours, date: string): string | null {
  const span = collectSpan(hours)(date);
  return span ? formatTime(timeOf(span.end)) : null;
}

/** The ordinary week, Monday first, without any alternative hours. */
export function weekLines(hours: OpeningHours): DayLine[] {
  const ordinary = { ...hours, overrides: [] };
  return DAYS.map((day) => {
    const date = addDays(A_MONDAY, day);
    return {
      weekday: weekdayOf(date),
      hours: spanWords(openSpan(ordinary), date),
      collectUntil: collectWords(ordinary, date),
    };
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const dayAndDate = (date: string) => `${capital(weekdayOf(date))} ${formatDayMonth(date)}`;

function dateWords({ startDate, endDate }: HoursOverride): string {
  return startDate === endDate ? dayAndDate(startDate) : `${dayAndDate(startDate)} to ${dayAndDate(endDate)}`;
}

/** Alternative hours in force or beginning within eight weeks of `today` (YYYY-MM-DD), soonest first. */
export function specialLines(hours: OpeningHours, today: string): SpecialLine[] {
  const horizon = addDays(today, WEEKS_AHEAD * 7);
  return hours.overrides
    .filter(({ startDate, endDate }) => endDate >= today && startDate <= horizon)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map((entry) => ({
      name: entry.name,
      startDate: entry.startDate,
      dates: dateWords(entry),
      hours: spanWords(openSpan(hours), entry.startDate),
      collectUntil: collectWords(hours, entry.startDate),
    }));
}

/** The alternative hours of one date, where it has any. */
export function specialOn(hours: OpeningHours, date: string): { name: string; hours: string } | null {
  const entry = hours.overrides.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return entry ? { name: entry.name, hours: spanWords(openSpan(hours), date) } : null;
}

/** Neighbouring days that say the same, put together: 'Monday to Thursday', 'Every day'. */
export function groupDays(lines: DayLine[]): { days: string; collectUntil: string | null }[] {
  const runs: { from: DayLine; to: DayLine }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.from.collectUntil === line.collectUntil) last.to = line;
    else runs.push({ from: line, to: line });
  }
  if (runs.length === 1) return [{ days: 'Every day', collectUntil: runs[0]?.from.collectUntil ?? null }];
  return runs.map(({ from, to }) => ({
    days: from === to ? capital(from.weekday) : `${capital(from.weekday)} to ${capital(to.weekday)}`,
    collectUntil: from.collectUntil,
  }));
}
