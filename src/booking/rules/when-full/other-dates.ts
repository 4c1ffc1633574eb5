import { addDays } from '../../../values/time/wall-time.ts';
import { runsOn } from '../occasions.ts';
import { bookableDates, type RestaurantRules, takesBookingsOn } from '../times/service-times.ts';

/**
 * Occasions that don't run on a date, each with the nearest date to book it: the next, else the last before. Leaves
 * out those that can't be booked or have ended.
 */
export function occasionsOnOtherDates(
  restaurant: RestaurantRules,
  date: string,
  nowMs: number,
): { id: string; name: string; date: string }[] {
  const others = restaurant.booking.occasions.filter(
    (occasion) => !occasion.disabledMessage && !runsOn(occasion, date),
  );
  if (others.length === 0) return [];
  const { firstDate, lastDate } = bookableDates(restaurant, nowMs);
  const span = Array.from({ length: restaurant.booking.horizonDays + 1 }, (_, days) => addDays(firstDate, days));
  const open = span.filter((day) => day <= lastDate && takesBookingsOn(restaurant, day, nowMs));
  return others.flatMap((occasion) => {
    const dates = open.filter((day) => runsOn(occasion, day));
    const nearest = dates.find((day) => day > date) ?? dates.at(-1);
    return nearest ? [{ id: occasion.id, name: occasion.name, date: nearest }] : [];
  });
}
