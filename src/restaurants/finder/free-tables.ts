import type { AvailabilityAnswer, AvailabilityBody } from '../../booking/contract.ts';
import { nearestTimes } from '../../booking/suggested-time.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import type { NearbyRestaurant } from '../geo-contract.ts';
import { hoursOn } from '../hours.ts';
import type { Party } from './finder-query.ts';
import type { FreeTables } from './found-place.ts';

const MOST_TIMES = 5;

/** The free times nearest the asked hour, in the order of the evening. */
export function timesNear(wanted: string, times: readonly string[]): FreeTables {
  if (times.length === 0) return { kind: 'full' };
  const nearest = new Set(nearestTimes(wanted, times, MOST_TIMES));
  return { kind: 'free', times: times.filter((time) => nearest.has(time)) };
}

/** Free tables by store id. Empty when the booking service does not answer: the list stands without them. */
export async function freeTables(
  booking: ApiClient,
  places: readonly NearbyRestaurant[],
  { date, covers, time }: Party,
): Promise<Map<string, FreeTables>> {
  if (places.length === 0) return new Map();
  const answer = await booking.post<AvailabilityAnswer>('/api/booking/availability', {
    stores: places.map(({ storeId, milesValue }) => ({ storeId, miles: milesValue })),
    date,
    adultCovers: covers,
    childrenCovers: 0,
  } satisfies AvailabilityBody);
  if (!answer.ok) return new Map();
  const shut = new Set(
    places.filter((place) => hoursOn(place.openingHours, date).closed).map(({ storeId }) => storeId),
  );
  return new Map(
    answer.data.stores.map(({ storeId, times }) => [
      storeId,
      shut.has(storeId) ? { kind: 'shut' } : timesNear(time, times),
    ]),
  );
}
