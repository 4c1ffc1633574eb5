import { addDays, DAY_MINUTES, minutesOf, weekdayOf } from '../../../values/time/wall-time.ts';
import { type Weekday, weekdays } from '../../../values/time/week.ts';

export type Sitting = { name: string; days: readonly Weekday[]; firstSeating: string; lastSeating: string };

const OTHER_TIMES = 'Other times';

/** The name of the sitting in which a party sits down. */
export function sittingAt(sittings: readonly Sitting[], date: string, time: string): string {
  const sitting = sittings.find(({ days, firstSeating, lastSeating }) => {
    const first = minutesOf(firstSeating);
    const after = (text: string) => (minutesOf(text) - first + DAY_MINUTES) % DAY_MINUTES;
    return days.includes(weekdayOf(date)) && after(time) <= after(lastSeating);
  });
  return sitting?.name ?? OTHER_TIMES;
}

export const SPANS = ['week', 'month'] as const;
export type FigureSpan = (typeof SPANS)[number];
export type Dates = { from: string; to: string };

const mondayOf = (date: string) => addDays(date, -weekdays.indexOf(weekdayOf(date)));
const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;

/** The week, from Monday, or the month of a date; both ends belong to it. */
export function datesOf(span: FigureSpan, date: string): Dates {
  if (span === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  const from = firstOfMonth(date);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

export const FORWARD_WEEKS = 8;
/** Whole weeks, so that weekdays align. */
export const YEAR_DAYS = 364;

/** This week and those after it. */
export function forwardDates(today: string): Dates {
  const from = mondayOf(today);
  return { from, to: addDays(from, FORWARD_WEEKS * 7 - 1) };
}

/** What is counted, in the order of its columns. */
export const COUNTED = { booked: 'Booked', walkedIn: 'Walked in', absent: 'No-show', cancelled: 'Cancelled' } as const;
export type CoverSums = Record<keyof typeof COUNTED, number>;

/** Sums by key, in the order in which the keys come. */
export const sumBy = <Row extends CoverSums>(rows: readonly Row[], keyOf: (row: Row) => string): [string, number[]][] =>
  [...Map.groupBy(rows, keyOf)].map(([key, group]) => [
    key,
    Object.keys(COUNTED).map((name) => group.reduce((total, row) => total + row[name as keyof CoverSums], 0)),
  ]);
