import type { RestaurantHouse } from '../houses.ts';
import type { BookingRow, CardGuaranteeRow } from '../tables.server.ts';
import type { ManagedBooking } from './contract.ts';
import { cancellationFee } from './fee.ts';

type Found = { booking: BookingRow; guarantee: CardGuaranteeRow | null };

function agreedOf(guarantee: CardGuaranteeRow | null): ManagedBooking['guarantee'] {
  if (!guarantee || guarantee.status === 'released') return null;
  return {
    amount: guarantee.amount_pence,
    freeUntil: guarantee.free_until.toISOString(),
    wordingVersion: guarantee.wording_version,
    wording: guarantee.wording.split('\n'),
  };
}

function chosenOf(booking: BookingRow, { place, menus }: RestaurantHouse) {
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((one) => one.id === id)?.name ?? null;
  return {
    occasionId: booking.occasion_id,
    occasionName: nameIn(place.booking.occasions, booking.occasion_id) ?? booking.occasion_id,
    menuId: booking.menu_id,
    menuName: nameIn(menus, booking.menu_id),
    areaId: booking.area_id,
    areaName: nameIn(place.booking.areas, booking.area_id),
  };
}

/** The booking for whoever has its link, with what may be done with it at this moment. */
export function managedBooking({ booking, guarantee }: Found, house: RestaurantHouse, nowMs: number): ManagedBooking {
  const { place } = house;
  const ahead = booking.status === 'booked' && booking.starts_at.getTime() > nowMs;
  const fee = ahead ? cancellationFee(guarantee, nowMs) : 0;
  return {
    reference: booking.reference,
    bookingType: booking.booking_type,
    status: booking.status,
    storeId: booking.store_id,
    slug: place.slug,
    title: place.title,
    phone: place.phone,
    address: place.address,
    postcode: place.postcode,
    date: booking.service_date,
    time: booking.service_time,
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    adultCovers: booking.adult_covers,
    childCovers: booking.child_covers,
    ...chosenOf(booking, house),
    firstName: booking.first_name,
    specialRequest: booking.special_request,
    upsells: booking.upsells,
    guarantee: agreedOf(guarantee),
    cancellationFee: fee,
    sequence: booking.sequence,
    canChange: ahead && fee === 0,
    canCancel: ahead,
  };
}
