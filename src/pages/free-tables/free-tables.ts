import type { BookingEndpoints } from '../../booking/api/api.server.ts';
import { nearestTimes } from '../../booking/rules/times/suggested-time.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { Party } from './asked.ts';

/**
 * Tables for a party: the free times nearest the wanted one, in order of service; none left; none for such a party; or it
 * could not be found out.
 */
export type FreeTables = { kind: 'free'; times: string[] } | { kind: 'full' | 'not-offered' | 'failed' };
/** By store id. A restaurant that was not asked about is not in it. */
export type TablesByStore = Record<string, FreeTables>;

/** A restaurant to be asked about, with its distance where one is known. */
export type AskedStore = { storeId: string; milesValue?: number };

const MOST_TIMES = 5;

/** The free times nearest to the wanted one, in order of service. */
export function timesNear(wanted: string, times: readonly string[]): FreeTables {
  if (times.length === 0) return { kind: 'full' };
  const nearest = new Set(nearestTimes(wanted, times, MOST_TIMES));
  return { kind: 'free', times: times.filter((time) => nearest.has(time)) };
}

/** Of each of these it could not be found out. */
export const noneFoundOut = (stores: readonly AskedStore[]): TablesByStore =>
  Object.fromEntries(stores.map(({ storeId }) => [storeId, { kind: 'failed' }] as const));

/** Asks for the free tables of some restaurants in one call: 100 at most. */
export async function freeTables(
  booking: Pick<ApiClient, 'post'>,
  restaurants: readonly AskedStore[],
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
  // A backend may say that it failed in an answer of status 200.
  const stores = answer.ok && answer.data.success ? answer.data.stores : [];
  const found = new Map(
    stores.map(({ storeId, times, offered }): [string, FreeTables] => [
      storeId,
      offered === false ? { kind: 'not-offered' } : timesNear(time, times),
    ]),
  );
  return Object.fromEntries(restaurants.map(({ storeId }) => [storeId, found.get(storeId) ?? { kind: 'failed' }]));
}
