import type { PartyWish } from './booking-calls.ts';
import type { JourneyState } from './journey-state.ts';

/** What the chosen party asks of the restaurant; null until all of it is chosen. */
export function partyWish(state: JourneyState): PartyWish | null {
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
