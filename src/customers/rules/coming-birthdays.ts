import { addDays } from '../../values/time/wall-time.ts';
import { birthdayDays } from './birthday.ts';

const FEBRUARY = 2;
const LEAP_DAY = 29;

export type ComingBirthday = { day: number; month: number; year: number };

/**
 * The birthdays from a day, 'YYYY-MM-DD', to so many days later, with the year they fall in. Who was born on 29 February
 * has theirs on the 28th in a year without one.
 */
export function comingBirthdays(today: string, daysAhead: number): ComingBirthday[] {
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const isLast = month === FEBRUARY && day === birthdayDays(month, year) && day < LEAP_DAY;
    return [{ day, month, year }, ...(isLast ? [{ day: LEAP_DAY, month, year }] : [])];
  });
}
