import { bookingWay } from '../../../restaurants/booking-way.ts';
import type { RestaurantSummary } from '../../../restaurants/contract.ts';
import type { BookableMapRestaurant } from '../../../restaurants/map/map-restaurant.ts';
import type { TileSources } from '../shared/tile-sources.ts';

const toMapRestaurant =
  (today: string) =>
  (restaurant: RestaurantSummary): BookableMapRestaurant => ({
    slug: restaurant.slug,
    title: restaurant.title,
    storeId: restaurant.storeId,
    lat: restaurant.lat,
    lng: restaurant.lng,
    address: restaurant.address,
    phone: restaurant.phone,
    way: bookingWay(restaurant, today),
  });

/** The named restaurants, or all; only those with the menu, if one is named. */
export async function mapRestaurants(
  { menuId, restaurants }: { menuId?: string; restaurants?: string[] },
  sources: TileSources,
): Promise<BookableMapRestaurant[]> {
  const all = await sources.restaurants();
  const candidates = restaurants ? all.filter(({ slug }) => restaurants.includes(slug)) : all;
  const matches = menuId ? candidates.filter(({ menus }) => menus.includes(menuId)) : candidates;
  return matches.map(toMapRestaurant(sources.today));
}
