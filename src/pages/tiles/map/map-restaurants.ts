import { bookingWay } from '../../../restaurants/booking-way.ts';
import type { RestaurantSummary } from '../../../restaurants/contract.ts';
import type { BookableMapRestaurant } from '../../../restaurants/map/map-restaurant.ts';
import type { TileSources } from '../shared/tile-sources.ts';

const toMapRestaurant =
  (today: string) =>
  (one: RestaurantSummary): BookableMapRestaurant => ({
    slug: one.slug,
    title: one.title,
    storeId: one.storeId,
    lat: one.lat,
    lng: one.lng,
    address: one.address,
    phone: one.phone,
    way: bookingWay(one, today),
  });

/** The named restaurants or all of them; only those that serve the menu, if one is named. */
export async function mapRestaurants(
  { menuId, restaurants }: { menuId?: string; restaurants?: string[] },
  sources: TileSources,
): Promise<BookableMapRestaurant[]> {
  const all = await sources.restaurants();
  const named = restaurants ? all.filter(({ slug }) => restaurants.includes(slug)) : all;
  const serving = menuId ? named.filter(({ menus }) => menus.includes(menuId)) : named;
  return serving.map(toMapRestaurant(sources.today));
}
