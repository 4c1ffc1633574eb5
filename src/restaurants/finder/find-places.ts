import type { SearchRestaurantsAnswer } from '../../pages/content-contract.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import type { ServerApi } from '../../platform/server-api.server.ts';
import type { RestaurantSummary } from '../contract.ts';
import type { GeoNearestAnswer, GeoSearchAnswer, NearbyRestaurant } from '../geo-contract.ts';
import { nearestRestaurants } from '../nearby.ts';
import type { FinderQuery, Position } from './finder-query.ts';

type Nearest = { slug: string; title: string; milesValue: number };
type Located = Position & { label: string };

/** What the finder has to say. `near` is where it looked; `others` other places of that name. */
export type Findings =
  | { kind: 'all'; places: RestaurantSummary[] }
  | { kind: 'found'; near: Located; others: string[]; places: NearbyRestaurant[] }
  | { kind: 'too-far'; near: Located; others: string[]; nearest: Nearest | null }
  | { kind: 'unknown'; towns: string[] }
  | { kind: 'failed' };

const MOST_OTHERS = 4;
const YOUR_POSITION = 'you';

async function allPlaces(network: ApiClient): Promise<RestaurantSummary[]> {
  const answer = await network.get<SearchRestaurantsAnswer>('/api/v1/content/search-restaurants/');
  return answer.ok ? answer.data.restaurants : [];
}

/** Beyond the 100 miles: the one restaurant that is least far away. */
async function leastFar(network: ApiClient, from: Position): Promise<Nearest | null> {
  const limits = { maxLocations: 1, maxDistance: Number.POSITIVE_INFINITY };
  const [nearest] = nearestRestaurants(from, await allPlaces(network), limits);
  if (!nearest) return null;
  const { slug, title, milesValue } = nearest;
  return { slug, title, milesValue };
}

async function around(
  network: ApiClient,
  near: Located,
  places: NearbyRestaurant[],
  others: string[],
): Promise<Findings> {
  if (places.length > 0) return { kind: 'found', near, others, places };
  return { kind: 'too-far', near, others, nearest: await leastFar(network, near) };
}

/** Other places of that name; our own restaurants are in the list already. */
function otherPlaces(matches: GeoSearchAnswer['matches'], label: string): string[] {
  const places = matches.filter((match) => match.kind !== 'restaurant' && match.label !== label);
  return [...new Set(places.map((match) => match.label))].slice(0, MOST_OTHERS);
}

async function nearPlace(network: ApiClient, q: string): Promise<Findings> {
  const answer = await network.get<GeoSearchAnswer>(`/api/geo/search/${encodeURIComponent(q)}`);
  if (!answer.ok) return { kind: 'failed' };
  const { location, matches, restaurants } = answer.data;
  if (!location) {
    const towns = (await allPlaces(network)).map(({ town }) => town);
    return { kind: 'unknown', towns: [...new Set(towns)].sort((a, b) => a.localeCompare(b, 'en-GB')) };
  }
  const near = { label: location.label, lat: location.lat, lng: location.lng };
  return around(network, near, restaurants, otherPlaces(matches, location.label));
}

async function nearPosition(network: ApiClient, { lat, lng }: Position): Promise<Findings> {
  const answer = await network.get<GeoNearestAnswer>(`/api/geo/search/lat/${lat}/lng/${lng}`);
  if (!answer.ok) return { kind: 'failed' };
  const label = answer.data.location?.label ?? YOUR_POSITION;
  return around(network, { label, lat, lng }, answer.data.restaurants, []);
}

/** Looks for restaurants near what was typed, near a position, or all of them when nothing was asked. */
export async function findPlaces({ network }: Pick<ServerApi, 'network'>, query: FinderQuery): Promise<Findings> {
  if (query.q) return nearPlace(network, query.q);
  if (query.position) return nearPosition(network, query.position);
  const places = await allPlaces(network);
  return places.length > 0 ? { kind: 'all', places } : { kind: 'failed' };
}
