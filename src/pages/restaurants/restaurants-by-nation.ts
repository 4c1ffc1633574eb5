import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { nations } from '../../restaurants/nations.ts';
import { type OpenMoment, openMoments } from '../../restaurants/open-moments.ts';

export type ListedRestaurant = Pick<RestaurantSummary, 'slug' | 'title' | 'town' | 'site' | 'picture'> & {
  moments: OpenMoment[];
};
export type TownGroup<Listed = ListedRestaurant> = { name: string; restaurants: Listed[] };
export type NationGroup<Listed = ListedRestaurant> = {
  nation: RestaurantSummary['nation'];
  id: string;
  count: number;
  towns: TownGroup<Listed>[];
};

const byName = (a: string, b: string) => a.localeCompare(b, 'en-GB');

/** A restaurant for its card; `now` in epoch ms. */
export function listedRestaurant(restaurant: RestaurantSummary, now: number): ListedRestaurant {
  const { slug, title, town, site, picture } = restaurant;
  return { slug, title, town, site, picture, moments: openMoments(restaurant, now) };
}

function groupByTown<Listed>(
  restaurants: RestaurantSummary[],
  toListed: (restaurant: RestaurantSummary) => Listed,
): TownGroup<Listed>[] {
  return [...Map.groupBy(restaurants, ({ town }) => town)]
    .toSorted(([a], [b]) => byName(a, b))
    .map(([name, inTown]) => ({
      name,
      restaurants: inTown.toSorted((a, b) => byName(a.site, b.site)).map(toListed),
    }));
}

/** All restaurants grouped by nation and town; nations in the order of the contract, the rest by name. */
export function restaurantsByNation<Listed>(
  restaurants: readonly RestaurantSummary[],
  toListed: (restaurant: RestaurantSummary) => Listed,
): NationGroup<Listed>[] {
  return nations.flatMap((nation) => {
    const inNation = restaurants.filter((restaurant) => restaurant.nation === nation);
    if (inNation.length === 0) return [];
    const id = nation.toLowerCase().replaceAll(' ', '-');
    return [{ nation, id, count: inNation.length, towns: groupByTown(inNation, toListed) }];
  });
}

/** The restaurants of all groups, in order. */
export function inGroups<Listed>(groups: readonly NationGroup<Listed>[]): Listed[] {
  return groups.flatMap(({ towns }) => towns.flatMap(({ restaurants }) => restaurants));
}
