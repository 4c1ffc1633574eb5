import type { Menu } from '../../menus/contract.ts';
import type { Restaurant } from '../../restaurants/contract.ts';
import type { PartnerMenu } from '../contracts/partner-menus.ts';

/** The brand's content that booking reads. */
export type BookingContent = {
  restaurants: readonly Restaurant[];
  menus: readonly Menu[];
  partnerMenus?: readonly PartnerMenu[];
};
export type RestaurantWithMenus = { restaurant: Restaurant; menus: readonly Menu[] };

const byContent = new WeakMap<readonly Restaurant[], ReadonlyMap<string, RestaurantWithMenus>>();
const listByMap = new WeakMap<ReadonlyMap<string, RestaurantWithMenus>, readonly Restaurant[]>();

/** Every restaurant by its store id, cached per content version. */
export function restaurantsWithMenus({ restaurants, menus }: BookingContent): ReadonlyMap<string, RestaurantWithMenus> {
  const cached = byContent.get(restaurants);
  if (cached) return cached;
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

/** Returns the same array for the same map, since the search for the nearest caches by identity. */
export function restaurantList(restaurantsById: ReadonlyMap<string, RestaurantWithMenus>): readonly Restaurant[] {
  const list = listByMap.get(restaurantsById) ?? [...restaurantsById.values()].map(({ restaurant }) => restaurant);
  listByMap.set(restaurantsById, list);
  return list;
}
