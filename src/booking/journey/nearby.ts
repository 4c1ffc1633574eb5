import type { ApiResult } from '../../platform/api-client.ts';
import { networkApi } from '../../platform/browser-api.ts';
import type { GeoNearestAnswer, GeoSearchAnswer, NearbyRestaurant } from '../../restaurants/geo-contract.ts';

/** Restaurants near a place, nearest first, and what to say of them. */
export type Found = { words: string; restaurants: NearbyRestaurant[] };

const TRY_AGAIN = 'We could not look that up just now. Please try again.';

function found(answer: ApiResult<GeoNearestAnswer>, unknown: string | null): Found {
  if (!answer.ok) return { words: TRY_AGAIN, restaurants: [] };
  const { location, restaurants } = answer.data;
  if (!location && unknown) return { words: unknown, restaurants: [] };
  const place = location?.label ?? 'you';
  if (restaurants.length > 0) return { words: `Nearest to ${place}:`, restaurants };
  return { words: `Nothing of ours within 100 miles of ${place}, sorry.`, restaurants };
}

/** Near a postcode, town or restaurant as a diner types it. */
export async function nearPlace(query: string): Promise<Found> {
  const answer = await networkApi.get<GeoSearchAnswer>(`/api/geo/search/${encodeURIComponent(query)}`);
  return found(answer, `We do not know “${query}”. Try a postcode or the nearest town.`);
}

/** Near a position in degrees; some eleven metres are near enough, and tell no more than needed. */
export async function nearPosition({ lat, lng }: { lat: number; lng: number }): Promise<Found> {
  const path = `/api/geo/search/lat/${lat.toFixed(4)}/lng/${lng.toFixed(4)}`;
  return found(await networkApi.get<GeoNearestAnswer>(path), null);
}
