import { addDays } from '../../values/time/wall-time.ts';
import { birthdayDays } from './birthday.ts';

const FEBRUARY = 2;
const LEAP_DAY = 29;

export type ComingBirthday = { day: number; month: number; year: number };

/**
 * Birthdays within so many days of a day, 'YYYY-MM-DD', with the year they fall in. In a common year, 29 February is
 * celebrated on the 28th.
 */
export function comingBirthdays(today: string, daysAhead: number): ComingBirthday[] {
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const isLast = month === FEBRUARY && day === birthdayDays(month, year) && day < LEAP_DAY;
    return [{ day, month, year }, ...(isLast ? [{ day: LEAP_DAY, month, year }] : [])];
  });
}
