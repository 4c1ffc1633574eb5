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
import type { Party } from '../free-tables/asked.ts';
import { freeTables, type TablesByStore } from '../free-tables/free-tables.ts';
import { worthAsking } from '../free-tables/table-row.ts';
import { restaurantsByNation } from '../restaurants/restaurants-by-nation.ts';
import type { FinderQuery } from './finder-query.ts';
import { finderResult, type Seen } from './finder-result.ts';
import { furtherRestaurants } from './further-restaurants.ts';

type Nearest = { slug: string; title: string; milesValue: number };
type Located = Position & { label: string };

/**
 * Result of a search. `near`: where it searched; `others`: other places of that name; `further`: the other restaurants,
 * nearest first.
 */
export type FinderOutcome =
  | { kind: 'all'; restaurants: RestaurantSummary[] }
  | {
      kind: 'found';
      near: Located;
      others: string[];
      restaurants: NearbyRestaurant[];
      further: NearbyRestaurant[];
      /** Slug of the restaurant whose own name was searched for. */
      named: string | null;
    }
  | { kind: 'too-far'; near: Located; others: string[]; nearest: Nearest | null }
  | { kind: 'unknown'; towns: string[] }
  | { kind: 'failed' };

const MOST_OTHERS = 4;
const YOUR_POSITION = 'you';
const ANYWHERE = Number.POSITIVE_INFINITY;

/** Every restaurant of the brand; none when the content service does not answer. */
export async function allRestaurants(network: ApiClient): Promise<RestaurantSummary[]> {
  const answer = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/search-restaurants/');
  return answer.ok ? answer.data.restaurants : [];
}

/** When nothing is within 100 miles: the nearest restaurant of all. */
function nearestOfAll(from: Position, all: RestaurantSummary[]): Nearest | null {
  const [nearest] = nearestRestaurants(from, all, { maxLocations: 1, maxDistance: ANYWHERE });
  if (!nearest) return null;
  const { slug, title, milesValue } = nearest;
  return { slug, title, milesValue };
}

type Near = { near: Located; restaurants: NearbyRestaurant[]; others: string[]; named?: string | null };

function around({ near, restaurants, others, named = null }: Near, all: RestaurantSummary[]): FinderOutcome {
  if (restaurants.length === 0) return { kind: 'too-far', near, others, nearest: nearestOfAll(near, all) };
  return { kind: 'found', near, others, restaurants, further: furtherRestaurants(restaurants, near, all), named };
}

/** The key of a name as it was given, without what tells it from its namesakes: 'Newport, Isle of Wight'. */
const nameKey = (label: string) => placeKey(label.split(',')[0] ?? '');

/**
 * Other places that may be meant: of that name where one was named in full ('kent' is not Kentish Town), else all that begin
 * so. Restaurants are left out, since the list has them already.
 */
function otherPlaces(matches: GeoSearchAnswer['matches'], { q, label }: { q: string; label: string }): string[] {
  const isInFull = nameKey(label) === placeKey(q);
  const places = matches.filter(
    (match) =>
      match.kind !== 'restaurant' && match.label !== label && (!isInFull || nameKey(match.label) === nameKey(label)),
  );
  return [...new Set(places.map((match) => match.label))].slice(0, MOST_OTHERS);
}

async function nearPlace(network: ApiClient, q: string, all: RestaurantSummary[]): Promise<FinderOutcome> {
  const answer = await typedClient<GeoEndpoints>(network).get('/api/geo/search/{query}', { params: { query: q } });
  if (!answer.ok) return { kind: 'failed' };
  const { location, matches, restaurants } = answer.data;
  if (!location) {
    const towns = all.map(({ town }) => town);
    return { kind: 'unknown', towns: [...new Set(towns)].sort((a, b) => a.localeCompare(b, 'en-GB')) };
  }
  const near = { label: location.label, lat: location.lat, lng: location.lng };
  const others = otherPlaces(matches, { q, label: location.label });
  return around({ near, restaurants, others, named: restaurantNamed(q, location, all)?.slug }, all);
}

async function nearPosition(network: ApiClient, position: Position, all: RestaurantSummary[]): Promise<FinderOutcome> {
  const params = { lat: String(position.lat), lng: String(position.lng) };
  const answer = await typedClient<GeoEndpoints>(network).get('/api/geo/search/lat/{lat}/lng/{lng}', { params });
  if (!answer.ok) return { kind: 'failed' };
  const near = { ...position, label: answer.data.location?.label ?? YOUR_POSITION };
  return around({ near, restaurants: answer.data.restaurants, others: [] }, all);
}

/** Finds restaurants near what was typed or near a position; without either it is all of them. */
export async function findRestaurants(
  { network }: Pick<ServerApi, 'network'>,
  { q, position }: Pick<FinderQuery, 'q' | 'position'>,
  all: RestaurantSummary[],
): Promise<FinderOutcome> {
  if (q) return nearPlace(network, q, all);
  if (position) return nearPosition(network, position, all);
  return all.length > 0 ? { kind: 'all', restaurants: all } : { kind: 'failed' };
}

/** Restaurants of a page of results: as many as are searched for, so that one call finds their tables. */
const IN_PAGE = MAX_LOCATIONS;

/** How long a page waits for tables. What the booking system has not said by then, the browser asks for itself. */
const TABLES_MS = 1500;
const NOTHING_KNOWN = {};

function inTime(tables: Promise<TablesByStore>): Promise<TablesByStore> {
  const { promise: late, resolve } = Promise.withResolvers<TablesByStore>();
  const timer = setTimeout(resolve, TABLES_MS, NOTHING_KNOWN);
  return Promise.race([tables, late]).finally(() => clearTimeout(timer));
}

/** Nobody asked for a day: the browser may try again before anything is said of a failure. */
const foundOut = (tables: TablesByStore): TablesByStore =>
  Object.fromEntries(Object.entries(tables).filter(([, { kind }]) => kind !== 'failed'));

/** `now` in epoch ms, `today` in London; the party wanted; all restaurants. */
type Asking = { now: number; today: string; party: Party; all: RestaurantSummary[] };
type Found = Extract<FinderOutcome, { kind: 'found' }>;

async function foundView(
  api: ServerApi,
  { near, others, restaurants, further, named }: Found,
  query: FinderQuery,
  { seen, party, known }: { seen: Seen; party: Party; known: RestaurantSummary[] },
) {
  const all = [...restaurants, ...further];
  const byId = new Map(known.map((restaurant) => [restaurant.storeId, restaurant]));
  const pages = 1 + Math.ceil(further.length / IN_PAGE);
  const page = Math.min(query.page, pages);
  const from = page === 1 ? 0 : restaurants.length + (page - 2) * IN_PAGE;
  const end = page === 1 ? restaurants.length : from + IN_PAGE;
  // As all searches have it: what follows from its hours is remembered with it.
  const results = all
    .slice(from, end)
    .map(({ milesValue, ...found }) => finderResult(byId.get(found.storeId) ?? found, { ...seen, milesValue }));
  const found = await inTime(freeTables(api.booking, worthAsking(results), party));
  const tables = query.asked.date ? found : foundOut(found);
  return { kind: 'found' as const, near, others, named, results, page, pages, tables };
}

/** What the finder shows for a query; everything that depends on the clock is computed for `now`. */
export async function finderView(api: ServerApi, query: FinderQuery, { now, today, party, all }: Asking) {
  const found = await findRestaurants(api, query, all);
  const seen = { date: party.date, now, today };
  if (found.kind === 'found') return foundView(api, found, query, { seen, party, known: all });
  if (found.kind !== 'all') return found;
  const nations = restaurantsByNation(found.restaurants, (restaurant) => finderResult(restaurant, seen));
  return { kind: 'all' as const, nations };
}
export type FinderView = Awaited<ReturnType<typeof finderView>>;
