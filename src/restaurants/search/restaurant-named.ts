import { placeKey } from '../../platform/geo/place-key.ts';
import type { RestaurantSummary } from '../contract.ts';
import type { GeoSearchAnswer } from '../geo-contract.ts';

type Named = Pick<RestaurantSummary, 'slug' | 'title' | 'town' | 'site'>;

/**
 * The restaurant whose own name was typed: 'Leeds Greek Street' in any order, or 'Greek Street' alone. Not by half a name,
 * nor by one that several share or a place has too, such as Soho.
 */
export function restaurantNamed<Restaurant extends Named>(
  query: string,
  location: GeoSearchAnswer['location'],
  restaurants: readonly Restaurant[],
): Restaurant | undefined {
  if (location?.kind !== 'restaurant') return undefined;
  const key = placeKey(query);
  const isCalled = (...names: string[]) => names.some((name) => placeKey(name) === key);
  const found = restaurants.find(({ slug }) => slug === location.slug);
  if (!found) return undefined;
  const { title, town, site } = found;
  if (isCalled(title, `${town} ${site}`, `${site} ${town}`)) return found;
  const isOnly = restaurants.every((other) => other === found || placeKey(other.site) !== key);
  return isCalled(site) && isOnly ? found : undefined;
}
