import { hoursOn } from '../../restaurants/hours.ts';
import type { LondonTime } from '../../restaurants/london-time.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import { addDays, DAY_MINUTES, minutesOf } from '../../restaurants/wall-time.ts';
import type { JourneyRestaurant } from './journey-state.ts';

/** The last sitting ends well before the doors close. */
const LAST_ORDERS_MINUTES = 120;

type Place = Pick<JourneyRestaurant, 'openingHours' | 'temporarilyClosed' | 'horizonDays'>;

/** The first and last date that can be chosen, 'YYYY-MM-DD': from today, or the day a closed restaurant reopens. */
export function bookableSpan(place: Place | null, today: string): { least: string; most: string } {
  const most = addDays(today, place?.horizonDays ?? 0);
  const reopens = place?.temporarilyClosed?.reopens;
  return { least: reopens && reopens > today ? reopens : today, most };
}

/** Shut until further notice, or beyond the last date that can be chosen. */
export function isClosedThroughout(place: Place, today: string): boolean {
  return isTemporarilyClosed(place, bookableSpan(place, today).most);
}

export function isClosedOn(place: Place, date: string): boolean {
  return isTemporarilyClosed(place, date) || hoursOn(place.openingHours, date).closed;
}

function stillSeats(place: Place, { date, minutes }: LondonTime): boolean {
  const day = hoursOn(place.openingHours, date);
  if (day.closed) return false;
  const closes = minutesOf(day.close) + (day.closesNextDay ? DAY_MINUTES : 0);
  return minutes < closes - LAST_ORDERS_MINUTES;
}

/** The date to start from: today while there is still time to eat, else the next day the doors open. */
export function suggestDate(place: Place, now: LondonTime): string {
  const { least, most } = bookableSpan(place, now.date);
  if (least === now.date && stillSeats(place, now)) return least;
  let date = least > now.date ? least : addDays(now.date, 1);
  while (date < most && isClosedOn(place, date)) date = addDays(date, 1);
  return date;
}
