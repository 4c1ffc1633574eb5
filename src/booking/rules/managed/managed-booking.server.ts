import type { ManagedBooking } from '../../contracts/manage.ts';
import type { BookingRow, CardGuaranteeRow } from '../../tables.server.ts';
import { cancellationFee } from '../fee.ts';
import type { RestaurantWithMenus } from '../restaurants-with-menus.ts';
import { detailsVersion } from './details-version.server.ts';
import { canTellLate } from './running-late.ts';

/** The latest notice to the restaurant that the party is late. */
export type LateNotice = { minutes: number; toldAt: Date };
type Found = { booking: BookingRow; guarantee: CardGuaranteeRow | null; late: LateNotice | null };

function guaranteeOf(guarantee: CardGuaranteeRow | null): ManagedBooking['guarantee'] {
  if (!guarantee || guarantee.status === 'released') return null;
  return {
    amount: guarantee.amount_pence,
    freeUntil: guarantee.free_until.toISOString(),
    wordingVersion: guarantee.wording_version,
    wording: guarantee.wording.split('\n'),
  };
}

function choicesOf(booking: BookingRow, { restaurant, menus }: RestaurantWithMenus) {
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((item) => item.id === id)?.name ?? null;
  return {
    occasionId: booking.occasion_id,
    occasionName: nameIn(restaurant.booking.occasions, booking.occasion_id) ?? booking.occasion_id,
    menuId: booking.menu_id,
    menuName: nameIn(menus, booking.menu_id),
    areaId: booking.area_id,
    areaName: nameIn(restaurant.booking.areas, booking.area_id),
  };
}

/** The booking for its manage page, with the actions it allows now. */
export function toManagedBooking(
  { booking, guarantee, late }: Found,
  restaurantWithMenus: RestaurantWithMenus,
  nowMs: number,
): ManagedBooking {
  const { restaurant } = restaurantWithMenus;
  const ahead = booking.status === 'booked' && booking.starts_at.getTime() > nowMs;
  const fee = ahead ? cancellationFee(guarantee, nowMs) : 0;
  return {
    reference: booking.reference,
    bookingType: booking.booking_type,
    status: booking.status,
    storeId: booking.store_id,
    slug: restaurant.slug,
    title: restaurant.title,
    phone: restaurant.phone,
    address: restaurant.address,
    postcode: restaurant.postcode,
    date: booking.service_date,
    time: booking.service_time,
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    adultCovers: booking.adult_covers,
    childCovers: booking.child_covers,
    ...choicesOf(booking, restaurantWithMenus),
    firstName: booking.first_name,
    lastName: booking.last_name,
    email: booking.email,
    phoneNumber: booking.phone_number,
    needs: booking.needs,
    specialRequest: booking.special_request,
    upsells: booking.upsells,
    guarantee: guaranteeOf(guarantee),
    isNeverFree: guarantee !== null && guarantee.free_until <= booking.created_at,
    cancellationFee: fee,
    sequence: booking.sequence,
    bookedAt: booking.created_at.toISOString(),
    canChange: ahead && fee === 0,
    canCancel: ahead,
    canEdit: booking.status !== 'cancelled' && booking.starts_at.getTime() > nowMs,
    detailsVersion: detailsVersion(booking),
    canTellLate: canTellLate(booking, nowMs),
    late: late && { minutes: late.minutes, toldAt: late.toldAt.toISOString() },
  };
}
