import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
import type { NearPage } from '../platform/api/page-not-found.ts';
import { nearestNames } from '../values/typos/nearest-names.ts';
import type { RestaurantEndpoints } from './content-routes.server.ts';
import type { RestaurantAnswer, RestaurantSummary } from './contract.ts';
import { restaurantPaths } from './restaurant-paths.ts';

/** All restaurants as summaries; null when there are none or they cannot be loaded. */
export async function fetchRestaurants(context: LoaderContext): Promise<RestaurantSummary[] | null> {
  const ask = contentService<RestaurantEndpoints>(context);
  const found = await ask('/api/v1/content/search-restaurants/', {}, ['restaurants']);
  return found && found.restaurants.length > 0 ? found.restaurants : null;
}

/** The restaurants whose names are much like a slug that none of them has. */
export async function restaurantsNear(context: LoaderContext, slug: string): Promise<NearPage[]> {
  const all = (await fetchRestaurants(context)) ?? [];
  const near = nearestNames(slug, all, (one) => [one.slug, one.title]);
  return near.map((one) => ({ title: one.title, path: restaurantPaths(one.slug).page }));
}

/** One restaurant; null when no restaurant has the slug. */
export function fetchRestaurant(context: LoaderContext, slug: string): Promise<RestaurantAnswer | null> {
  const ask = contentService<RestaurantEndpoints>(context);
  return ask('/api/v1/content/getRestaurantBySlug/{slug}', { params: { slug } }, ['slug', 'openingHours']);
}
