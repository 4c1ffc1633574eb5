import { isGoodOn } from '../../offers/rules/offer-state.ts';
import { hoursOn } from '../../restaurants/hours.ts';
import { isClosedOn, isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { addDays, DAY_MINUTES, minutesOf } from '../../values/time/wall-time.ts';
import type { Voucher } from '../rules/voucher.ts';
import type { DateSpan, JourneyRestaurant } from './journey-state.ts';

/** How long before closing time the last seating is assumed to be, in minutes. */
const LAST_ORDERS_MINUTES = 120;

type BookableHours = Pick<JourneyRestaurant, 'openingHours' | 'temporarilyClosed' | 'horizonDays'>;

/** The first and last date that can be chosen, 'YYYY-MM-DD': from today, or the day a closed restaurant reopens. */
export function bookableSpan(restaurant: BookableHours | null, today: string): DateSpan {
  const most = addDays(today, restaurant?.horizonDays ?? 0);
  const reopens = restaurant?.temporarilyClosed?.reopens;
  return { least: reopens && reopens > today ? reopens : today, most };
}

/** Closed until further notice, or beyond the last date that can be chosen. */
export function isClosedThroughout(restaurant: BookableHours, today: string): boolean {
  return isTemporarilyClosed(restaurant, bookableSpan(restaurant, today).most);
}

function stillSeats(restaurant: BookableHours, { date, minutes }: LondonTime): boolean {
  const day = hoursOn(restaurant.openingHours, date);
  if (day.closed) return false;
  const closes = minutesOf(day.close) + (day.closesNextDay ? DAY_MINUTES : 0);
  return minutes < closes - LAST_ORDERS_MINUTES;
}

/** Whether a voucher may still be used on the date. */
function isStillGood({ times, ...voucher }: Voucher, date: string, now: LondonTime): boolean {
  const isOver = date === now.date && times !== undefined && minutesOf(times.until) < now.minutes;
  return !isOver && isGoodOn(voucher, { date });
}

/** The preselected date: today while there is still time to eat, else the next day the restaurant is open; of those the first on which a voucher is good. */
export function suggestDate(restaurant: BookableHours, now: LondonTime, voucher: Voucher | null = null): string {
  const first = firstDate(restaurant, now);
  const { most } = bookableSpan(restaurant, now.date);
  for (let date = first; voucher && date <= most; date = addDays(date, 1))
    if (!isClosedOn(restaurant, date) && isStillGood(voucher, date, now)) return date;
  return first;
}

function firstDate(restaurant: BookableHours, now: LondonTime): string {
  const { least, most } = bookableSpan(restaurant, now.date);
  if (least === now.date && stillSeats(restaurant, now)) return least;
  let date = least > now.date ? least : addDays(now.date, 1);
  while (date < most && isClosedOn(restaurant, date)) date = addDays(date, 1);
  return date;
}
