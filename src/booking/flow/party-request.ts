import type { PartyRequest } from './booking-calls.ts';
import type { BookingRequest } from './booking-request.ts';
import type { JourneyState } from './journey-state.ts';

/** The chosen party; null while something is still to be chosen. */
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

/** The choices so far, as a request that leads back to them. */
export function requestOf(state: JourneyState): BookingRequest {
  const { restaurant, prefill, selectedOccasion, coverSize, selectedBookingDate, bookingType, offer } = state;
  const time = prefill.time ?? state.selectedBookingTime ?? undefined;
  const hasOccasion = restaurant !== null && selectedOccasion !== null;
  return {
    slug: restaurant?.slug ?? prefill.slug,
    date: selectedBookingDate ?? undefined,
    covers: hasOccasion ? coverSize : prefill.covers,
    time,
    around: time === undefined ? prefill.around : undefined,
    occasionId: selectedOccasion ?? prefill.occasionId,
    bookingType: bookingType === 'event' ? 'event' : undefined,
    offer: offer ?? undefined,
  };
}
