import type { RestaurantSummary } from '../../../restaurants/contract.ts';

export type Poster = Pick<RestaurantSummary, 'slug' | 'town' | 'site' | 'picture'>;

/** Restaurants in the given order, without missing ones. */
export function postersOf(restaurants: RestaurantSummary[], slugs: string[]): Poster[] {
  const bySlug = new Map(restaurants.map((summary) => [summary.slug, summary]));
  return slugs.flatMap((slug) => {
    const restaurant = bySlug.get(slug);
    return restaurant ? [{ slug, town: restaurant.town, site: restaurant.site, picture: restaurant.picture }] : [];
  });
}
