import { memoize } from '../values/memoize.ts';
import { DAY_MINUTES, minutesOf, timeOf } from '../values/time/wall-time.ts';
import type { RestaurantSummary } from './contract.ts';

const STEP_MINUTES = 30;

type Serving = Pick<RestaurantSummary, 'enableBookings' | 'sittings'>;

/** The half hours within a sitting, in minutes from midnight; past the next midnight they go on counting. */
function halfHours({ firstSeating, lastSeating }: Serving['sittings'][number]): number[] {
  const first = Math.ceil(minutesOf(firstSeating) / STEP_MINUTES) * STEP_MINUTES;
  const lastMinute = minutesOf(lastSeating);
  const last = lastMinute < minutesOf(firstSeating) ? lastMinute + DAY_MINUTES : lastMinute;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1) }, (_, step) => {
    return first + step * STEP_MINUTES;
  });
}

/** The half hours at which a restaurant seats online bookings, on any weekday; minutes as above. */
export const minutesServed = memoize(({ enableBookings, sittings }: Serving): number[] =>
  enableBookings ? sittings.flatMap(halfHours) : [],
);

/** The half hours at which any of these restaurants seats online bookings, 'HH:MM', in service order. */
export const servedTimes = memoize((restaurants: readonly Serving[]): string[] => {
  const minutes = restaurants.flatMap(minutesServed);
  return [...new Set(minutes.sort((a, b) => a - b).map(timeOf))];
});
