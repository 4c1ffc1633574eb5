import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
import type { RestaurantEndpoints } from './content-routes.server.ts';
import type { RestaurantAnswer, RestaurantSummary } from './contract.ts';

/** All restaurants as summaries; null when there are none or they cannot be loaded. */
export async function fetchRestaurants(context: LoaderContext): Promise<RestaurantSummary[] | null> {
  const ask = contentService<RestaurantEndpoints>(context);
  const found = await ask('/api/v1/content/search-restaurants/', {}, ['restaurants']);
  return found && found.restaurants.length > 0 ? found.restaurants : null;
}

/** One restaurant; null when no restaurant has the slug. */
export function fetchRestaurant(context: LoaderContext, slug: string): Promise<RestaurantAnswer | null> {
  const ask = contentService<RestaurantEndpoints>(context);
  return ask('/api/v1/content/getRestaurantBySlug/{slug}', { params: { slug } }, ['slug', 'openingHours']);
}
