import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { MAX_LOCATIONS } from '../../restaurants/nearby.ts';
import type { Party } from '../free-tables/asked.ts';
import { freeTables } from '../free-tables/free-tables.ts';
import { worthAsking } from '../free-tables/table-row.ts';
import { restaurantsByNation } from '../restaurants/restaurants-by-nation.ts';
import { type FinderOutcome, findRestaurants } from './find-restaurants.ts';
import type { FinderQuery } from './finder-query.ts';
import { finderResult, type Seen } from './finder-result.ts';

/** Restaurants of a page of results: as many as are searched for, so that one call finds their tables. */
const IN_PAGE = MAX_LOCATIONS;

/** `now` in epoch ms, `today` in London; the party wanted; all restaurants. */
type Asking = { now: number; today: string; party: Party; all: RestaurantSummary[] };
type Found = Extract<FinderOutcome, { kind: 'found' }>;

async function foundView(
  api: ServerApi,
  { near, others, restaurants, further }: Found,
  query: FinderQuery,
  seen: Seen,
  party: Party,
) {
  const all = [...restaurants, ...further];
  const pages = 1 + Math.ceil(further.length / IN_PAGE);
  const page = Math.min(query.page, pages);
  const from = page === 1 ? 0 : restaurants.length + (page - 2) * IN_PAGE;
  const end = page === 1 ? restaurants.length : from + IN_PAGE;
  const results = all.slice(from, end).map((restaurant) => finderResult(restaurant, seen));
  const tables = query.asked.date ? await freeTables(api.booking, worthAsking(results), party) : {};
  return { kind: 'found' as const, near, others, results, page, pages, tables };
}

/** What the finder shows for a query; everything that depends on the clock is computed for `now`. */
export async function finderView(api: ServerApi, query: FinderQuery, { now, today, party, all }: Asking) {
  const found = await findRestaurants(api, query, all);
  const seen = { date: party.date, now, today };
  if (found.kind === 'found') return foundView(api, found, query, seen, party);
  if (found.kind !== 'all') return found;
  const nations = restaurantsByNation(found.restaurants, (restaurant) => finderResult(restaurant, seen));
  return { kind: 'all' as const, nations };
}
export type FinderView = Awaited<ReturnType<typeof finderView>>;
