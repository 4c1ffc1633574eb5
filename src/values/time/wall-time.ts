import { capitalise } from '../text.ts';
import { DAY_MS } from './duration.ts';
import { monthNames } from './months.ts';
import type { Weekday } from './week.ts';

/** The last date a date field accepts, so that nobody can type a five-digit year. */
export const LAST_DATE = '2999-12-31';
export const DAY_MINUTES = 24 * 60;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4;

/** Caches results: few dates occur, but each many times. */
const MOST_DATES = 10_000;
const dayNumbers = new Map<string, number>();
const dates = new Map<number, string>();

function remembered<Key, Value>(cache: Map<Key, Value>, key: Key, workOut: () => Value): Value {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const value = workOut();
  if (cache.size >= MOST_DATES) cache.clear();
  cache.set(key, value);
  return value;
}

/** Days from 1 January 1970 to a date; NaN if invalid. */
export const dayNumberOf = (date: string): number =>
  remembered(dayNumbers, date, () => Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The date so many days after 1 January 1970. Throws a RangeError for NaN. */
export const dateOfDay = (day: number): string =>
  remembered(dates, day, () => new Date(day * DAY_MS).toISOString().slice(0, 10));

/** The date this many days later (or earlier, if negative). */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumberOf(date) + days);

/** Whether a text is a valid date, 'YYYY-MM-DD'. */
export function isDate(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumberOf(text) : Number.NaN;
  return !Number.isNaN(day) && dateOfDay(day) === text;
}

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(((dayNumberOf(date) + EPOCH_WEEKDAY) % 7) + 7) % 7] as Weekday;
}

/** 'HH:MM' as minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight as 'HH:MM', even beyond one day. */
export function timeOf(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** As printed: '18:30' is 6.30pm, '18:00' 6pm, '12:00' 12pm, '00:00' midnight. */
export function formatTime(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === 0) return 'midnight';
  const past = minutes % 60;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}${past ? `.${String(past).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}

/** 'Friday'. */
export const weekdayName = (date: string) => capitalise(weekdayOf(date));

/** '5 January'. */
export function formatDayMonth(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthNames[Number(date.slice(5, 7)) - 1]}`;
}

/** '27 November 2026'. */
export const formatDayMonthYear = (date: string) => `${formatDayMonth(date)} ${date.slice(0, 4)}`;

const otherYear = (today: string, date: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;

/** '5 January', with the year unless it is this year: for a day that may be far off. */
export const formatDayMonthFrom = (today: string, date: string) => `${formatDayMonth(date)}${otherYear(today, date)}`;

/** 'Friday 27 November'. */
export const formatDay = (date: string) => `${weekdayName(date)} ${formatDayMonth(date)}`;

/** The same with the year unless it is this year. */
export const formatDayFrom = (today: string, date: string) => `${formatDay(date)}${otherYear(today, date)}`;

/** 'Fri 27 November', where space is short. */
export const formatShortDay = (date: string) => `${weekdayName(date).slice(0, 3)} ${formatDayMonth(date)}`;

/** 'Fri 27 Nov', for a single line. */
export const formatBriefDay = (date: string) => formatShortDay(date).replace(/^(\w+ \d+ \w{3})\w*$/, '$1');

/** 'Friday 27 November 2026', for text read months later. */
export const formatDate = (date: string) => `${weekdayName(date)} ${formatDayMonthYear(date)}`;

/**
 * A day relative to today: '' for today, 'tomorrow ', 'Monday ', then '5 January ', in another year '5 January 2027,
 * '.
 */
export function dayName(today: string, date: string): string {
  const ahead = dayNumberOf(date) - dayNumberOf(today);
  if (ahead === 0) return '';
  if (ahead === 1) return 'tomorrow ';
  return ahead < 7 ? `${weekdayName(date)} ` : `${formatDayMonthFrom(today, date)}${otherYear(today, date) && ','} `;
}
