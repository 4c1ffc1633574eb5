import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { MenuAnswer, PublicDish } from '../content-contract.ts';

export type CardDish = Pick<PublicDish, 'id' | 'name' | 'price'>;
export type CardSection = { id: string; name: string; items: CardDish[] };
export type Poster = Pick<RestaurantSummary, 'slug' | 'town' | 'site' | 'picture'>;

/** The menu with only the wanted dishes left, and of those only what the home page prints. */
export function cardOf({ sections }: MenuAnswer, wanted: string[]): CardSection[] {
  return sections
    .map(({ id, name, items }) => ({
      id,
      name,
      items: items
        .filter((dish) => wanted.includes(dish.id))
        .map((dish) => ({ id: dish.id, name: dish.name, price: dish.price })),
    }))
    .filter(({ items }) => items.length > 0);
}

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
