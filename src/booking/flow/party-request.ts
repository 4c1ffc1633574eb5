import type { PartyRequest } from './booking-calls.ts';
import type { BookingRequest } from './booking-request.ts';
import type { JourneyState } from './journey-state.ts';

/** The chosen party as a request; null while something is still to be chosen. */
export function partyRequestOf(state: JourneyState): PartyRequest | null {
  const { restaurant, selectedOccasion, selectedBookingDate, adultCovers, childCovers } = state;
  if (!restaurant || !selectedOccasion || !selectedBookingDate) return null;
  return {
    storeId: restaurant.storeId,
    occasionId: selectedOccasion,
    adults: adultCovers,
    children: childCovers,
    date: selectedBookingDate,
  };
}

/** What has been chosen so far, as a link that leads back to it. */
export function requestOf(state: JourneyState): BookingRequest {
  const { restaurant, asked, selectedOccasion, coverSize, selectedBookingDate, bookingType, offer } = state;
  const time = asked.time ?? state.selectedBookingTime ?? undefined;
  const known = restaurant !== null && selectedOccasion !== null;
  return {
    slug: restaurant?.slug ?? asked.slug,
    date: selectedBookingDate ?? undefined,
    covers: known ? coverSize : asked.covers,
    time,
    around: time === undefined ? asked.around : undefined,
    occasionId: selectedOccasion ?? asked.occasionId,
    bookingType: bookingType === 'event' ? 'event' : undefined,
    offer: offer ?? undefined,
  };
}
