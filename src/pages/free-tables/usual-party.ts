import type { LondonTime } from '../../values/time/london-time.ts';
import { addDays, DAY_MINUTES, minutesOf } from '../../values/time/wall-time.ts';
import { DINNER, type Party, USUAL_COVERS } from './asked.ts';

/** Minutes from now to the first table that is suggested. */
const NOTICE = 60;

/** A party, and the minutes of the day at which it would be another. */
type Usual = { party: Party; until: number };

/**
 * What a search is filled in with: dinner for two tonight, later when it is too late for that, tomorrow when it is too
 * late for all of `times`.
 */
export function usualParty(now: Pick<LondonTime, 'date' | 'minutes'>, times: readonly string[]): Usual {
  const onTime = (time: string) => minutesOf(time) - NOTICE >= now.minutes;
  const time = onTime(DINNER) ? DINNER : times.find((offered) => offered > DINNER && onTime(offered));
  if (!time) {
    const tomorrow = { date: addDays(now.date, 1), time: DINNER, covers: USUAL_COVERS };
    return { party: tomorrow, until: DAY_MINUTES };
  }
  return { party: { date: now.date, time, covers: USUAL_COVERS }, until: minutesOf(time) - NOTICE + 1 };
}
