import type { RestaurantAnswer, SearchRestaurantsAnswer } from '../pages/content-contract.ts';
import type { ApiClient } from '../platform/api-client.ts';
import { RESTAURANT_MENU_DROPDOWN } from './constants.ts';
import { readMenuQuery } from './menu-query.ts';

export type Place = { slug: string; title: string };
/** The restaurant chosen on a menu page, with the menus it cooks. */
export type LocalMenus = Place & { phone: string; menus: RestaurantAnswer['menuLinks'] };

/** The restaurants to choose from, by name; none where the brand wants no choice. Without them the menus still stand. */
export async function readPlaces(network: ApiClient): Promise<Place[]> {
  if (!RESTAURANT_MENU_DROPDOWN) return [];
  const all = await network.get<SearchRestaurantsAnswer>('/api/v1/content/search-restaurants/');
  const places = all.ok ? all.data.restaurants.map(({ slug, title }) => ({ slug, title })) : [];
  return places.sort((one, other) => one.title.localeCompare(other.title, 'en-GB'));
}

/** The restaurant the address names; null when it names none, or none that there is. */
export async function readLocalMenus(network: ApiClient, { searchParams }: URL): Promise<LocalMenus | null> {
  const { restaurant } = readMenuQuery(searchParams);
  if (!RESTAURANT_MENU_DROPDOWN || !restaurant) return null;
  const found = await network.get<RestaurantAnswer>(`/api/v1/content/getRestaurantBySlug/${restaurant}`);
  if (!found.ok) return null;
  const { slug, title, phone, menuLinks } = found.data;
  return { slug, title, phone, menus: menuLinks };
}
