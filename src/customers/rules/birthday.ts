import { monthNames } from '../../values/time/months.ts';
import { DEFAULT_BIRTH_YEAR, FIRST_BIRTH_YEAR } from '../constants.ts';

/** A birthday; the year is optional. */
export type Birthday = { day: number; month: number; year?: number };

const LONGEST_MONTH = 31;
const FEBRUARY = 2;

const isMonth = (month: number | null): month is number =>
  month !== null && Number.isInteger(month) && month >= 1 && month <= monthNames.length;

/**
 * The days in a birthday's month (product 7.3): 31 until a month is chosen; 29 for February without a year, since the
 * year is then 1904.
 */
export function birthdayDays(month: number | null, year: number | null): number {
  if (!isMonth(month)) return LONGEST_MONTH;
  return new Date(Date.UTC(year ?? DEFAULT_BIRTH_YEAR, month, 0)).getUTCDate();
}

/** Epoch seconds at midnight UTC, in 1904 without a year. */
export const birthDateOf = ({ day, month, year = DEFAULT_BIRTH_YEAR }: Birthday): number =>
  Date.UTC(year, month - 1, day) / 1000;

export function birthdayOf(birthDate: number): Birthday {
  const at = new Date(birthDate * 1000);
  const year = at.getUTCFullYear();
  const birthday = { day: at.getUTCDate(), month: at.getUTCMonth() + 1 };
  return year === DEFAULT_BIRTH_YEAR ? birthday : { ...birthday, year };
}

/** Full years on a day, 'YYYY-MM-DD'. */
function ageOn({ day, month, year }: Birthday & { year: number }, date: string): number {
  const [thisYear = 0, thisMonth = 0, today = 0] = date.split('-').map(Number);
  const hadIt = thisMonth > month || (thisMonth === month && today >= day);
  return thisYear - year - (hadIt ? 0 : 1);
}

const [LEAST_OF_FOUR_DIGITS, MOST_OF_FOUR_DIGITS] = [1000, 9999];

/** The error in a year; null if there is none. */
function yearProblem(year: number, thisYear: number): string | null {
  if (!Number.isInteger(year) || year < LEAST_OF_FOUR_DIGITS || year > MOST_OF_FOUR_DIGITS)
    return 'Use four digits for the year, like 1984, or leave it empty.';
  if (year < FIRST_BIRTH_YEAR) return `Enter a year from ${FIRST_BIRTH_YEAR} onwards, or leave it empty.`;
  return year > thisYear ? 'That year hasn’t happened yet. Check it, or leave it empty.' : null;
}

/** Errors in a birthday by part; `today` is 'YYYY-MM-DD' in London. */
export function birthdayProblems(
  { day, month, year }: { day?: number | null; month?: number | null; year?: number | null },
  { today, leastAge }: { today: string; leastAge: number },
): Partial<Record<'day' | 'month' | 'year', string>> {
  const monthGiven = month ?? null;
  if (!isMonth(monthGiven)) return { month: 'Choose the month of your birthday.' };
  const yearGiven = year ?? null;
  const wrongYear = yearGiven === null ? null : yearProblem(yearGiven, Number(today.slice(0, 4)));
  if (wrongYear) return { year: wrongYear };
  const days = birthdayDays(monthGiven, yearGiven);
  if (day === null || day === undefined || !Number.isInteger(day) || day < 1 || day > LONGEST_MONTH)
    return { day: 'Choose the day of your birthday.' };
  const inYear = monthGiven === FEBRUARY && yearGiven !== null ? ` ${yearGiven}` : '';
  if (day > days) return { day: `${monthNames[monthGiven - 1]}${inYear} has ${days} days. Choose the day again.` };
  if (
    yearGiven !== null &&
    yearGiven !== DEFAULT_BIRTH_YEAR &&
    ageOn({ day, month: monthGiven, year: yearGiven }, today) < leastAge
  )
    return { year: `You need to be ${leastAge} or over to join our list.` };
  return {};
}
