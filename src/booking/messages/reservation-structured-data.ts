import { postalAddress } from '../../restaurants/postal-address.ts';
import { internationalFormat } from '../../values/phone/international-number.ts';
import { londonIso } from '../../values/time/london-time.ts';
import { coversOf } from '../contracts/covers.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { isChangedByPhone } from './cancellation-fee.ts';

const SCHEMA = 'https://schema.org';
const iso = (moment: Date) => londonIso(moment.getTime());

/** Structured data (schema.org) with which mail programs show the booking and link to change or cancel it. */
export function reservation(facts: BookingFacts) {
  const { booking, brand, restaurant, manageUrl, changeUrl, cancelUrl, pageUrl } = facts;
  const isBooked = booking.status === 'booked';
  return {
    '@context': SCHEMA,
    '@type': 'FoodEstablishmentReservation',
    reservationNumber: booking.reference,
    reservationStatus: `${SCHEMA}/${isBooked ? 'ReservationConfirmed' : 'ReservationCancelled'}`,
    underName: { '@type': 'Person', name: `${booking.first_name} ${booking.last_name}` },
    provider: { '@type': 'Organization', name: brand.name },
    reservationFor: {
      '@type': 'FoodEstablishment',
      name: `${brand.name}, ${restaurant.title}`,
      address: postalAddress(restaurant),
      telephone: internationalFormat(restaurant.phone),
      url: pageUrl,
    },
    startTime: iso(booking.starts_at),
    endTime: iso(booking.ends_at),
    partySize: coversOf(seatingOf(booking)),
    bookingTime: iso(booking.created_at),
    url: manageUrl,
    ...(isBooked && !isChangedByPhone(facts) && { modifyReservationUrl: changeUrl }),
    ...(isBooked && { cancelReservationUrl: cancelUrl }),
  };
}
