import type { RestaurantWithMenus } from '../../../booking/rules/restaurants-with-menus.ts';
import type { StaffDay } from '../../rules/staff-choices.ts';
import type { DeskDeps } from '../desk-deps.ts';

type Of = { storeId: string; date: string; without?: string };

/** A service date as staff book it; null where the restaurant takes no bookings at all. `without` leaves out a party. */
export async function readStaffDay(
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, date, without }: Of,
): Promise<(RestaurantWithMenus & { day: StaffDay }) | null> {
  const restaurantWithMenus = booking.restaurants().get(storeId);
  if (!restaurantWithMenus) return null;
  const nowMs = clock().epochMilliseconds;
  const [seated = []] = await booking.sheets.read([{ storeId, date }], nowMs, without);
  const { restaurant } = restaurantWithMenus;
  return { ...restaurantWithMenus, day: { restaurant, bookingsOpen: booking.bookingsOpen(), seated, nowMs } };
}
