import type { Occasion } from '../../../../restaurants/contract.ts';
import type { TableRequest } from '../../../contracts/booking.ts';
import { coversOf } from '../../../contracts/covers.ts';
import { occasionEligibility, restaurantEligibility } from '../../../rules/eligibility.ts';
import { menusFor } from '../../../rules/occasions.ts';
import type { RestaurantWithMenus } from '../../../rules/restaurants-with-menus.ts';
import { checkSlot, type FreeSlot, seatRequestOf } from '../../../rules/seating/availability.ts';
import type { SeatedParty } from '../../../rules/seating/seating.ts';
import { seatingOf } from '../../../rules/seating/seating-row.ts';
import type { BookingRow } from '../../../tables.server.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';

export type Elsewhere = { storeId: string; time: string };
export type Place = {
  restaurantWithMenus: RestaurantWithMenus;
  occasion: Occasion;
  request: TableRequest;
  offer: FreeSlot;
};

/**
 * A table at another restaurant for a booking as it is: day, party and occasion, its menu or another of the occasion, in
 * any area. Null where there is none beside these parties.
 */
export function placeFor(
  deps: Pick<EngineDeps, 'restaurants' | 'bookingsOpen' | 'clock'>,
  booking: BookingRow,
  { storeId, time }: Elsewhere,
  seated: readonly SeatedParty[],
): Place | null {
  const restaurantWithMenus = deps.restaurants().get(storeId);
  if (!restaurantWithMenus) return null;
  const { restaurant, menus } = restaurantWithMenus;
  const { date, adultCovers, childCovers, occasionId, menuId: chosen } = seatingOf(booking);
  const covers = coversOf({ adultCovers, childCovers });
  if (!restaurantEligibility(restaurant, [date], deps.bookingsOpen()).ok) return null;
  const eligible = occasionEligibility(restaurant.booking, { occasionId, dates: [date], covers });
  if (!eligible.ok) return null;
  const { occasion } = eligible;
  const choice = menusFor(menus, occasion).toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  for (const { id: menuId } of choice) {
    const request = { date, time, adultCovers, childCovers, occasionId, menuId, areaId: null };
    const slot = checkSlot(restaurantWithMenus, seatRequestOf({ occasion, request }), seated, nowOf(deps));
    if (slot.ok) return { restaurantWithMenus, occasion, request, offer: slot.offer };
  }
  return null;
}
