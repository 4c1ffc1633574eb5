import type { ApiClient } from '../platform/api/api-client.ts';
import { typedClient } from '../platform/api/endpoints.ts';
import type { RestaurantEndpoints } from '../restaurants/content-routes.server.ts';
import type { RestaurantAnswer, RestaurantSummary } from '../restaurants/contract.ts';
import { memoize } from '../values/memoize.ts';
import { RESTAURANT_MENU_DROPDOWN } from './constants.ts';
import { readMenuQuery } from './menu-query.ts';

export type RestaurantOption = { slug: string; title: string };
/** The restaurant chosen on a menu page, with the menus it serves. */
export type LocalMenus = RestaurantOption & {
  phone: string;
  enableBookings: boolean;
  menus: RestaurantAnswer['menuLinks'];
};

const byName = memoize((restaurants: readonly RestaurantSummary[]): RestaurantOption[] =>
  restaurants.map(({ slug, title }) => ({ slug, title })).sort((a, b) => a.title.localeCompare(b.title, 'en-GB')),
);

/** The restaurants to choose from, by name; empty if the brand offers no choice, or on failure. */
export async function readRestaurantOptions(network: ApiClient): Promise<RestaurantOption[]> {
  if (!RESTAURANT_MENU_DROPDOWN) return [];
  const response = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/search-restaurants/');
  return response.ok ? byName(response.data.restaurants) : [];
}

/** The restaurant named in the query; null if missing or unknown. */
export async function readLocalMenus(network: ApiClient, { searchParams }: URL): Promise<LocalMenus | null> {
  const { restaurant } = readMenuQuery(searchParams);
  if (!RESTAURANT_MENU_DROPDOWN || !restaurant) return null;
  const response = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/getRestaurantBySlug/{slug}', {
    params: { slug: restaurant },
  });
  if (!response.ok) return null;
  const { slug, title, phone, enableBookings, menuLinks } = response.data;
  return { slug, title, phone, enableBookings, menus: menuLinks };
}
