import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import { placeKey } from '../../platform/geo/place-key.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { GeoEndpoints } from '../../restaurants/geo-api.server.ts';
import type { GeoSearchAnswer, NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import { MAX_LOCATIONS, nearestRestaurants } from '../../restaurants/nearby.ts';
import type { Position } from '../../restaurants/search/position.ts';
import { restaurantNamed } from '../../restaurants/search/restaurant-named.ts';
import { freeTables, type TablesByStore } from '../free-tables/free-tables.ts';
import type { Party } from '../free-tables/party-choice.ts';
import { worthAsking } from '../free-tables/table-row.ts';
import { restaurantsByNation } from '../restaurants/restaurants-by-nation.ts';
import type { FinderQuery } from './finder-query.ts';
import { finderResult, type Seen } from './finder-result.ts';
import { furtherRestaurants } from './further-restaurants.ts';

type Nearest = { slug: string; title: string; milesValue: number };
type Located = Position & { label: string };

/**
 * The result of a search. `near`: where it searched; `others`: other places of that name; `further`: the remaining
 * restaurants, nearest first.
 */
export type FinderOutcome =
  | { kind: 'all'; restaurants: RestaurantSummary[] }
  | {
      kind: 'found';
      near: Located;
      others: string[];
      restaurants: NearbyRestaurant[];
      further: NearbyRestaurant[];
      /** Slug of the restaurant searched for by name. */
      named: string | null;
    }
  | { kind: 'too-far'; near: Located; others: string[]; nearest: Nearest | null }
  | { kind: 'unknown'; towns: string[] }
  | { kind: 'failed' };

const MOST_OTHERS = 4;
const YOUR_POSITION = 'you';
const ANYWHERE = Number.POSITIVE_INFINITY;

/** The brand's restaurants; none on failure. */
export async function allRestaurants(network: ApiClient): Promise<RestaurantSummary[]> {
  const answer = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/search-restaurants/');
  return answer.ok ? answer.data.restaurants : [];
}

/** The nearest restaurant, if none is within 100 miles. */
function nearestOfAll(from: Position, restaurants: RestaurantSummary[]): Nearest | null {
  const [nearest] = nearestRestaurants(from, restaurants, { maxLocations: 1, maxDistance: ANYWHERE });
  if (!nearest) return null;
  const { slug, title, milesValue } = nearest;
  return { slug, title, milesValue };
}

type Near = { near: Located; restaurants: NearbyRestaurant[]; others: string[]; named?: string | null };

function around(
  { near, restaurants, others, named = null }: Near,
  everyRestaurant: RestaurantSummary[],
): FinderOutcome {
  if (restaurants.length === 0) return { kind: 'too-far', near, others, nearest: nearestOfAll(near, everyRestaurant) };
  return {
    kind: 'found',
    near,
    others,
    restaurants,
    further: furtherRestaurants(restaurants, near, everyRestaurant),
    named,
  };
}

/** The key of a name, without what tells it from its namesakes: 'Newport, Isle of Wight'. */
const nameKey = (label: string) => placeKey(label.split(',')[0] ?? '');

/**
 * Other matching places: with the same name if it was complete ('kent' is not Kentish Town), otherwise all with this
 * prefix. Restaurants are left out, since they are listed already.
 */
function otherPlaces(matches: GeoSearchAnswer['matches'], { q, label }: { q: string; label: string }): string[] {
  const isInFull = nameKey(label) === placeKey(q);
  const places = matches.filter(
    (match) =>
      match.kind !== 'restaurant' && match.label !== label && (!isInFull || nameKey(match.label) === nameKey(label)),
  );
  return [...new Set(places.map((match) => match.label))].slice(0, MOST_OTHERS);
}

async function nearPlace(network: ApiClient, q: string, everyRestaurant: RestaurantSummary[]): Promise<FinderOutcome> {
  const answer = await typedClient<GeoEndpoints>(network).get('/api/geo/search/{query}', { params: { query: q } });
  if (!answer.ok) return { kind: 'failed' };
  const { location, matches, restaurants } = answer.data;
  if (!location) {
    const towns = everyRestaurant.map(({ town }) => town);
    return { kind: 'unknown', towns: [...new Set(towns)].sort((a, b) => a.localeCompare(b, 'en-GB')) };
  }
  const near = { label: location.label, lat: location.lat, lng: location.lng };
  const others = otherPlaces(matches, { q, label: location.label });
  return around(
    { near, restaurants, others, named: restaurantNamed(q, location, everyRestaurant)?.slug },
    everyRestaurant,
  );
}

async function nearPosition(
  network: ApiClient,
  position: Position,
  restaurants: RestaurantSummary[],
): Promise<FinderOutcome> {
  const params = { lat: String(position.lat), lng: String(position.lng) };
  const answer = await typedClient<GeoEndpoints>(network).get('/api/geo/search/lat/{lat}/lng/{lng}', { params });
  if (!answer.ok) return { kind: 'failed' };
  const near = { ...position, label: answer.data.location?.label ?? YOUR_POSITION };
  return around({ near, restaurants: answer.data.restaurants, others: [] }, restaurants);
}

/** Finds restaurants near a place or position; without either, all of them. */
export async function findRestaurants(
  { network }: Pick<ServerApi, 'network'>,
  { q, position }: Pick<FinderQuery, 'q' | 'position'>,
  restaurants: RestaurantSummary[],
): Promise<FinderOutcome> {
  if (q) return nearPlace(network, q, restaurants);
  if (position) return nearPosition(network, position, restaurants);
  return restaurants.length > 0 ? { kind: 'all', restaurants } : { kind: 'failed' };
}

/** Restaurants on a page of results: as many as are searched for, so that one call finds their tables. */
const IN_PAGE = MAX_LOCATIONS;

/** How long a page waits for tables. The browser requests any that are still missing. */
const TABLES_MS = 1500;
const NOTHING_KNOWN = {};

function inTime(tables: Promise<TablesByStore>): Promise<TablesByStore> {
  const { promise: late, resolve } = Promise.withResolvers<TablesByStore>();
  const timer = setTimeout(resolve, TABLES_MS, NOTHING_KNOWN);
  return Promise.race([tables, late]).finally(() => clearTimeout(timer));
}

/** Without a requested day, the browser may retry before a failure is shown. */
const withoutFailures = (tables: TablesByStore): TablesByStore =>
  Object.fromEntries(Object.entries(tables).filter(([, { kind }]) => kind !== 'failed'));

/** `now` in epoch ms, `today` in London; the requested party; all restaurants. */
type Asking = { now: number; today: string; party: Party; all: RestaurantSummary[] };
type Found = Extract<FinderOutcome, { kind: 'found' }>;

async function resultsView(
  api: ServerApi,
  { near, others, restaurants, further, named }: Found,
  query: FinderQuery,
  { seen: setting, party, everyRestaurant }: { seen: Seen; party: Party; everyRestaurant: RestaurantSummary[] },
) {
  const hits = [...restaurants, ...further];
  const byId = new Map(everyRestaurant.map((restaurant) => [restaurant.storeId, restaurant]));
  const pages = 1 + Math.ceil(further.length / IN_PAGE);
  const page = Math.min(query.page, pages);
  const from = page === 1 ? 0 : restaurants.length + (page - 2) * IN_PAGE;
  const end = page === 1 ? restaurants.length : from + IN_PAGE;
  // The shared objects, so that values memoised from opening hours are reused.
  const results = hits
    .slice(from, end)
    .map(({ milesValue, ...hit }) => finderResult(byId.get(hit.storeId) ?? hit, { ...setting, milesValue }));
  const freeTablesByStore = await inTime(freeTables(api.booking, worthAsking(results), party));
  const tables = query.choice.date ? freeTablesByStore : withoutFailures(freeTablesByStore);
  return { kind: 'found' as const, near, others, named, results, page, pages, tables };
}

/** The finder's view of a query; everything that depends on the clock is computed for `now`. */
export async function finderView(api: ServerApi, query: FinderQuery, { now, today, party, all: restaurants }: Asking) {
  const outcome = await findRestaurants(api, query, restaurants);
  const setting = { date: party.date, now, today };
  if (outcome.kind === 'found')
    return resultsView(api, outcome, query, { seen: setting, party, everyRestaurant: restaurants });
  if (outcome.kind !== 'all') return outcome;
  const nations = restaurantsByNation(outcome.restaurants, (restaurant) => finderResult(restaurant, setting));
  return { kind: 'all' as const, nations };
}
export type FinderView = Awaited<ReturnType<typeof finderView>>;
