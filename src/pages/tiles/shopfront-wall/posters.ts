import type { RestaurantSummary } from '../../../restaurants/contract.ts';

export type Poster = Pick<RestaurantSummary, 'slug' | 'town' | 'site' | 'picture'>;

/** Restaurants in the given order, without those that no longer exist. */
export function postersOf(restaurants: RestaurantSummary[], slugs: string[]): Poster[] {
  const bySlug = new Map(restaurants.map((one) => [one.slug, one]));
  return slugs.flatMap((slug) => {
    const one = bySlug.get(slug);
    return one ? [{ slug, town: one.town, site: one.site, picture: one.picture }] : [];
  });
}
