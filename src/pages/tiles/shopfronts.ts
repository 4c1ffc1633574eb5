import type { RestaurantSummary } from '../../restaurants/contract.ts';

export type Poster = Pick<RestaurantSummary, 'slug' | 'town' | 'site' | 'picture'>;

/** Shopfronts in the order they are named; a restaurant that is no more leaves no gap. */
export function wallOf(restaurants: RestaurantSummary[], slugs: string[]): Poster[] {
  const bySlug = new Map(restaurants.map((one) => [one.slug, one]));
  return slugs.flatMap((slug) => {
    const one = bySlug.get(slug);
    return one ? [{ slug, town: one.town, site: one.site, picture: one.picture }] : [];
  });
}

/** Each town once, for suggestions while typing. */
export function townsOf(restaurants: RestaurantSummary[]): string[] {
  return [...new Set(restaurants.map(({ town }) => town))].sort((a, b) => a.localeCompare(b, 'en-GB'));
}
