import type { BookingEndpoints } from '../../booking/api/api.server.ts';
import { nearestTimes } from '../../booking/rules/times/suggested-time.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { Party } from './party-choice.ts';

/**
 * Tables for a party: the free times nearest the requested one, in order of service; none left; not offered to such a
 * party; or unknown after a failure.
 */
export type FreeTables = { kind: 'free'; times: string[] } | { kind: 'full' | 'not-offered' | 'failed' };
/** By store id. Contains only the restaurants that were looked up. */
export type TablesByStore = Record<string, FreeTables>;

/** A restaurant to look up, with its distance if known. */
export type ListedStore = { storeId: string; milesValue?: number };

const MOST_TIMES = 5;

/** The free times nearest to the requested one, in order of service. */
export function timesNear(time: string, times: readonly string[]): FreeTables {
  if (times.length === 0) return { kind: 'full' };
  const nearest = new Set(nearestTimes(time, times, MOST_TIMES));
  return { kind: 'free', times: times.filter((time) => nearest.has(time)) };
}

/** Failures for all of these. */
export const noneFoundOut = (stores: readonly ListedStore[]): TablesByStore =>
  Object.fromEntries(stores.map(({ storeId }) => [storeId, { kind: 'failed' }] as const));

/** Looks up the free tables of up to 100 restaurants in one call. */
export async function freeTables(
  booking: Pick<ApiClient, 'post'>,
  restaurants: readonly ListedStore[],
  { date, covers, time, occasion }: Party,
): Promise<TablesByStore> {
  if (restaurants.length === 0) return {};
  const answer = await typedClient<BookingEndpoints, 'post'>(booking).post('/api/booking/availability', {
    body: {
      stores: restaurants.map(({ storeId, milesValue }) => ({ storeId, miles: milesValue ?? null })),
      date,
      adultCovers: covers,
      childrenCovers: 0,
      ...(occasion && { occasionId: occasion }),
    },
  });
  // A backend may report a failure with status 200.
  const stores = answer.ok && answer.data.success ? answer.data.stores : [];
  const tablesById = new Map(
    stores.map(({ storeId, times, offered }): [string, FreeTables] => [
      storeId,
      offered === false ? { kind: 'not-offered' } : timesNear(time, times),
    ]),
  );
  return Object.fromEntries(restaurants.map(({ storeId }) => [storeId, tablesById.get(storeId) ?? { kind: 'failed' }]));
}
