import { isAreaClosed, type RestaurantRules } from '../../booking/rules/times/service-times.ts';
import { hoursOn } from '../../restaurants/hours.ts';
import { isClosedOn } from '../../restaurants/opening-hours.ts';

/** Whether the restaurant doesn't open on a date. */
export const isShut = (restaurant: RestaurantRules, date: string) =>
  isClosedOn(restaurant, date) || isAreaClosed(restaurant.booking, date);

/** 'Christmas Day', where a closed day has a reason of its own. */
export function closedFor({ openingHours, booking }: RestaurantRules, date: string): string | undefined {
  const hours = hoursOn(openingHours, date);
  if (hours.closed && hours.name) return hours.name;
  return booking.closures.find((each) => !each.areaId && each.startDate <= date && date <= each.endDate)?.reason;
}
