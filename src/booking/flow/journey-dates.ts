import { hoursOn } from '../../restaurants/hours.ts';
import { isClosedOn, isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { addDays, DAY_MINUTES, minutesOf } from '../../values/time/wall-time.ts';
import { firstVoucherDay, needsOtherDay, type Voucher } from '../rules/voucher.ts';
import type { DateSpan, JourneyRestaurant, JourneyState } from './journey-state.ts';

/** Assumed time between the last seating and closing, in minutes. */
const LAST_ORDERS_MINUTES = 120;

type VoucherTable = Pick<JourneyState, 'voucher' | 'restaurant' | 'selectedBookingDate'>;
type BookableHours = Pick<JourneyRestaurant, 'openingHours' | 'temporarilyClosed' | 'horizonDays'>;

/** First and last bookable date, 'YYYY-MM-DD': from today, or from the day a closed restaurant reopens. */
export function bookableSpan(restaurant: BookableHours | null, today: string): DateSpan {
  const most = addDays(today, restaurant?.horizonDays ?? 0);
  const reopens = restaurant?.temporarilyClosed?.reopens;
  return { least: reopens && reopens > today ? reopens : today, most };
}

/** Closed until further notice, or beyond the last bookable date. */
export function isClosedThroughout(restaurant: BookableHours, today: string): boolean {
  return isTemporarilyClosed(restaurant, bookableSpan(restaurant, today).most);
}

/** Whether the restaurant takes online bookings for any date from `today`. */
export function isBookable(restaurant: JourneyState['restaurant'], today: string): boolean {
  if (!restaurant?.enableBookings || restaurant.holidayPark || restaurant.widgetUrl) return false;
  return !isClosedThroughout(restaurant, today);
}

function stillSeats(restaurant: BookableHours, { date, minutes }: LondonTime): boolean {
  const day = hoursOn(restaurant.openingHours, date);
  if (day.closed) return false;
  const closes = minutesOf(day.close) + (day.closesNextDay ? DAY_MINUTES : 0);
  return minutes < closes - LAST_ORDERS_MINUTES;
}

function voucherDay(restaurant: BookableHours, voucher: Voucher, now: LondonTime, least: string): string | null {
  const { most } = bookableSpan(restaurant, now.date);
  return firstVoucherDay(voucher, now, { least, most, isOpen: (date) => !isClosedOn(restaurant, date) });
}

/**
 * The preselected date: today while there's time to eat, else the next open day; with a voucher, the first such day
 * it's valid.
 */
export function suggestDate(restaurant: BookableHours, now: LondonTime, voucher: Voucher | null = null): string {
  const first = firstDate(restaurant, now);
  return (voucher && voucherDay(restaurant, voucher, now, first)) ?? first;
}

/** First day the voucher is valid, if the chosen one isn't; null if there's none to offer. */
export function voucherDayInstead(
  { voucher, restaurant, selectedBookingDate: date }: VoucherTable,
  now: LondonTime,
): string | null {
  if (!voucher || !restaurant || !needsOtherDay(voucher, { restaurant, date })) return null;
  return voucherDay(restaurant, voucher, now, firstDate(restaurant, now));
}

function firstDate(restaurant: BookableHours, now: LondonTime): string {
  const { least, most } = bookableSpan(restaurant, now.date);
  if (least === now.date && stillSeats(restaurant, now)) return least;
  let date = least > now.date ? least : addDays(now.date, 1);
  while (date < most && isClosedOn(restaurant, date)) date = addDays(date, 1);
  return date;
}
