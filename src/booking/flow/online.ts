import { isClosedThroughout } from './journey-dates.ts';
import type { JourneyState } from './journey-state.ts';

/** Whether the restaurant takes online bookings for any of the dates that can be chosen from `today`. */
export function isBookable(restaurant: JourneyState['restaurant'], today: string): boolean {
  if (!restaurant?.enableBookings || restaurant.holidayPark || restaurant.widgetUrl) return false;
  return !isClosedThroughout(restaurant, today);
}
