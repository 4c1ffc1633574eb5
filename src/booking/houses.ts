import type { Menu } from '../menus/contract.ts';
import type { Restaurant } from '../restaurants/contract.ts';
import type { PartnerMenu } from './partner-menus/contract.ts';

/** What booking reads of the brand's content. */
export type BookingContent = {
  restaurants: readonly Restaurant[];
  menus: readonly Menu[];
  partnerMenus?: readonly PartnerMenu[];
};
/** A restaurant with the menus it serves. */
export type RestaurantHouse = { place: Restaurant; menus: readonly Menu[] };

const known = new WeakMap<readonly Restaurant[], ReadonlyMap<string, RestaurantHouse>>();
const placesKnown = new WeakMap<ReadonlyMap<string, RestaurantHouse>, readonly Restaurant[]>();

/** Every restaurant by its store id, put together once per content version. */
export function housesOf({ restaurants, menus }: BookingContent): ReadonlyMap<string, RestaurantHouse> {
  const seen = known.get(restaurants);
  if (seen) return seen;
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const houses = new Map(
    restaurants.map((place) => [
      place.storeId,
      { place, menus: place.menus.map((id) => byId.get(id)).filter((menu) => menu !== undefined) },
    ]),
  );
  known.set(restaurants, houses);
  return houses;
}

/** The places of the houses as one list, the same for as long as the houses are. */
export function placesOf(houses: ReadonlyMap<string, RestaurantHouse>): readonly Restaurant[] {
  const places = placesKnown.get(houses) ?? [...houses.values()].map(({ place }) => place);
  placesKnown.set(houses, places);
  return places;
}
