import type { Menu } from '../../menus/contract.ts';
import type { Restaurant } from '../../restaurants/contract.ts';
import type { PartnerMenu } from '../contracts/partner-menus.ts';

/** What booking reads of the brand's content. */
export type BookingContent = {
  restaurants: readonly Restaurant[];
  menus: readonly Menu[];
  partnerMenus?: readonly PartnerMenu[];
};
/** A restaurant with the menus it serves. */
export type RestaurantWithMenus = { restaurant: Restaurant; menus: readonly Menu[] };

const byContent = new WeakMap<readonly Restaurant[], ReadonlyMap<string, RestaurantWithMenus>>();
const listByMap = new WeakMap<ReadonlyMap<string, RestaurantWithMenus>, readonly Restaurant[]>();

/** Every restaurant by its store id, built once per content version. */
export function restaurantsWithMenus({ restaurants, menus }: BookingContent): ReadonlyMap<string, RestaurantWithMenus> {
  const seen = byContent.get(restaurants);
  if (seen) return seen;
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const restaurantsById = new Map(
    restaurants.map((restaurant) => [
      restaurant.storeId,
      { restaurant, menus: restaurant.menus.map((id) => byId.get(id)).filter((menu) => menu !== undefined) },
    ]),
  );
  byContent.set(restaurants, restaurantsById);
  return restaurantsById;
}

/** The restaurants as one list; the same array for the same map, since the search for the nearest caches by it. */
export function restaurantList(restaurantsById: ReadonlyMap<string, RestaurantWithMenus>): readonly Restaurant[] {
  const list = listByMap.get(restaurantsById) ?? [...restaurantsById.values()].map(({ restaurant }) => restaurant);
  listByMap.set(restaurantsById, list);
  return list;
}
