import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { openSpan } from '../../restaurants/hours.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import { minutesServed } from '../../restaurants/served-times.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { addDays, DAY_MINUTES, minutesOf, timeOf } from '../../values/time/wall-time.ts';
import { DINNER, type Party, USUAL_COVERS } from './party-choice.ts';

/** Minutes from now to the first suggested table. */
const NOTICE = 60;
/** Assumed length of a meal in minutes, so that closing time doesn't cut it short. */
const MEAL = 90;
const DAYS_AHEAD = 14;
const DINNER_MINUTES = minutesOf(DINNER);

type Serving = Pick<RestaurantSummary, 'enableBookings' | 'sittings' | 'openingHours' | 'temporarilyClosed'>;
type Now = Pick<LondonTime, 'date' | 'minutes'>;
/** A party, and the minute of the day until which it is suggested. */
type Usual = { party: Party; until: number };

/** The half hours of a date, in minutes, at which this restaurant seats two for a whole meal. */
function seatedOn(restaurant: Serving, date: string): number[] {
  const span = openSpan(restaurant.openingHours)(date);
  if (!span || isTemporarilyClosed(restaurant, date)) return [];
  return minutesServed(restaurant).filter((minutes) => minutes >= span.start && minutes + MEAL <= span.end);
}

/** The half hours of a date at which at least half of these restaurants seat two. */
function usualMinutes(restaurants: readonly Serving[], date: string): number[] {
  const counts = new Map<number, number>();
  for (const minutes of restaurants.flatMap((restaurant) => seatedOn(restaurant, date))) {
    counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  }
  return [...counts].flatMap(([minutes, count]) => (count * 2 >= restaurants.length ? [minutes] : []));
}

const byDinner = (a: number, b: number) => Math.abs(a - DINNER_MINUTES) - Math.abs(b - DINNER_MINUTES) || a - b;

/** The time of a date nearest to dinner, from `earliest` on; before midnight. */
function nearestToDinner(restaurants: readonly Serving[], date: string, earliest: number): number | undefined {
  return usualMinutes(restaurants, date)
    .filter((minutes) => minutes >= earliest && minutes < DAY_MINUTES)
    .sort(byDinner)[0];
}

const forTwo = (date: string, time: number): Party => ({ date, time: timeOf(time), covers: USUAL_COVERS });
const tonightAt = (date: string, time: number): Usual => ({ party: forTwo(date, time), until: time - NOTICE + 1 });

/** The first dinner on a later day; tomorrow's if none is known. */
function laterDinner(restaurants: readonly Serving[], today: string): Usual {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1));
  for (const date of days) {
    const time = nearestToDinner(restaurants, date, 0);
    if (time !== undefined) return { party: forTwo(date, time), until: DAY_MINUTES };
  }
  return { party: forTwo(addDays(today, 1), DINNER_MINUTES), until: DAY_MINUTES };
}

/**
 * The initial values of a search: dinner for two tonight, or the nearest time at which at least half of these
 * restaurants still seat two. If it is too late for that, or they are closed, the same on the next possible day.
 */
export function usualParty({ date, minutes }: Now, restaurants: readonly Serving[]): Usual {
  const earliest = minutes + NOTICE;
  const bookable = restaurants.filter(({ enableBookings }) => enableBookings);
  // With no bookable restaurant to go by, assume they are open.
  if (bookable.length === 0 && earliest <= DINNER_MINUTES) return tonightAt(date, DINNER_MINUTES);
  const tonight = nearestToDinner(bookable, date, earliest);
  return tonight === undefined ? laterDinner(bookable, date) : tonightAt(date, tonight);
}
