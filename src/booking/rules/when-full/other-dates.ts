import { addDays } from '../../../values/time/wall-time.ts';
import { runsOn } from '../occasions.ts';
import { bookableDates, type RestaurantRules, takesBookingsOn } from '../times/service-times.ts';

/**
 * The occasions of a restaurant that do not run on a date, each with the nearest date on which it can be booked: the next
 * one, else the last before. Those that cannot be booked at all, or that have ended, are left out.
 */
export function occasionsOnOtherDates(
  restaurant: RestaurantRules,
  date: string,
  nowMs: number,
): { id: string; name: string; date: string }[] {
  const others = restaurant.booking.occasions.filter((one) => !one.disabledMessage && !runsOn(one, date));
  if (others.length === 0) return [];
  const { firstDate, lastDate } = bookableDates(restaurant, nowMs);
  const span = Array.from({ length: restaurant.booking.horizonDays + 1 }, (_, days) => addDays(firstDate, days));
  const open = span.filter((one) => one <= lastDate && takesBookingsOn(restaurant, one, nowMs));
  return others.flatMap((occasion) => {
    const dates = open.filter((one) => runsOn(occasion, one));
    const nearest = dates.find((one) => one > date) ?? dates.at(-1);
    return nearest ? [{ id: occasion.id, name: occasion.name, date: nearest }] : [];
  });
}
