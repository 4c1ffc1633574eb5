import type { ApiResult } from '../../platform/api/api-client.ts';
import { networkCalls } from '../../platform/api/browser-api.ts';
import type { GeoEndpoints } from '../../restaurants/geo-api.server.ts';
import type { GeoNearestAnswer, NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import { restaurantNamed } from '../../restaurants/search/restaurant-named.ts';

/** Restaurants near a place, nearest first, with a sentence about them; `named`: the one whose name was typed. */
export type NearbySearch = { words: string; restaurants: NearbyRestaurant[]; named?: NearbyRestaurant };

const TRY_AGAIN = 'We couldn’t look that up just now. Try again.';

function toNearbySearch(answer: ApiResult<GeoNearestAnswer>, notFound: string | null): NearbySearch {
  if (!answer.ok) return { words: TRY_AGAIN, restaurants: [] };
  const { location, restaurants } = answer.data;
  if (!location && notFound) return { words: notFound, restaurants: [] };
  const place = location?.label ?? 'you';
  if (restaurants.length > 0) return { words: `Nearest to ${place}:`, restaurants };
  return { words: `Sorry, we’ve nothing within 100 miles of ${place}.`, restaurants };
}

/** Near a postcode, a town or a restaurant's name. */
export async function searchByPlace(query: string): Promise<NearbySearch> {
  const answer = await networkCalls<GeoEndpoints>().get('/api/geo/search/{query}', { params: { query } });
  const result = toNearbySearch(answer, `We can’t find “${query}”. Try a postcode or the nearest town.`);
  return { ...result, named: answer.ok ? restaurantNamed(query, answer.data.location, result.restaurants) : undefined };
}

/** Near a position in degrees, rounded to about 11 metres for privacy. */
export async function searchByPosition({ lat, lng }: { lat: number; lng: number }): Promise<NearbySearch> {
  const params = { lat: lat.toFixed(4), lng: lng.toFixed(4) };
  const answer = await networkCalls<GeoEndpoints>().get('/api/geo/search/lat/{lat}/lng/{lng}', { params });
  return toNearbySearch(answer, null);
}
