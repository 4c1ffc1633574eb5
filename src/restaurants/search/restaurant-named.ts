import { placeKey } from '../../platform/geo/place-key.ts';
import type { RestaurantSummary } from '../contract.ts';
import type { GeoSearchAnswer } from '../geo-contract.ts';

type Named = Pick<RestaurantSummary, 'slug' | 'title' | 'town' | 'site'>;

/**
 * The restaurant whose own name was typed: 'Leeds Greek Street' in any order, or 'Greek Street' alone. Neither half a
 * name nor one shared with others or a place, such as Soho, counts.
 */
export function restaurantNamed<Restaurant extends Named>(
  query: string,
  location: GeoSearchAnswer['location'],
  restaurants: readonly Restaurant[],
): Restaurant | undefined {
  if (location?.kind !== 'restaurant') return undefined;
  const key = placeKey(query);
  const isCalled = (...names: string[]) => names.some((name) => placeKey(name) === key);
  const match = restaurants.find(({ slug }) => slug === location.slug);
  if (!match) return undefined;
  const { title, town, site } = match;
  if (isCalled(title, `${town} ${site}`, `${site} ${town}`)) return match;
  const isOnly = restaurants.every((restaurant) => restaurant === match || placeKey(restaurant.site) !== key);
  return isCalled(site) && isOnly ? match : undefined;
}
