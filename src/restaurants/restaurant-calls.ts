import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
import type { NearPage } from '../platform/api/page-not-found.ts';
import { nearestNames } from '../values/typos/nearest-names.ts';
import type { RestaurantEndpoints } from './content-routes.server.ts';
import type { RestaurantAnswer, RestaurantSummary } from './contract.ts';
import { restaurantPaths } from './restaurant-paths.ts';

/** All restaurants as summaries; null if there are none or they can't be loaded. */
export async function fetchRestaurants(context: LoaderContext): Promise<RestaurantSummary[] | null> {
  const ask = contentService<RestaurantEndpoints>(context);
  const response = await ask('/api/v1/content/search-restaurants/', {}, ['restaurants']);
  return response && response.restaurants.length > 0 ? response.restaurants : null;
}

export async function restaurantsNear(context: LoaderContext, slug: string): Promise<NearPage[]> {
  const restaurants = (await fetchRestaurants(context)) ?? [];
  const near = nearestNames(slug, restaurants, (restaurant) => [restaurant.slug, restaurant.title]);
  return near.map((restaurant) => ({ title: restaurant.title, path: restaurantPaths(restaurant.slug).page }));
}

/** One restaurant; null if none has the slug. */
export function fetchRestaurant(context: LoaderContext, slug: string): Promise<RestaurantAnswer | null> {
  const ask = contentService<RestaurantEndpoints>(context);
  return ask('/api/v1/content/getRestaurantBySlug/{slug}', { params: { slug } }, ['slug', 'openingHours']);
}
