import { type BookingWay, bookingWay } from '../../restaurants/booking-way.ts';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { hoursText } from '../../restaurants/hours-text.ts';
import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { addDays, formatDayMonthFrom, weekdayName } from '../../values/time/wall-time.ts';
import type { ListedStore } from './free-tables.ts';

/**
 * Why a restaurant has no tables on a day, regardless of bookings: it is closed, or the day is too far ahead. `last`:
 * '24 February'.
 */
export type NoTables = { kind: 'closed' } | { kind: 'too-far-ahead'; last: string };

/** A restaurant's day, regardless of bookings. `hours`: '11.30am to 10pm'. */
export type TableDay = { date: string; hours: string; noTables: NoTables | null };

/** A restaurant whose free times are shown. */
export type TableRow = ListedStore &
  Pick<RestaurantSummary, 'slug' | 'title' | 'phone'> & { way: BookingWay; day: TableDay };

type Bookable = Pick<
  RestaurantSummary,
  'openingHours' | 'temporarilyClosed' | 'enableBookings' | 'widgetUrl' | 'holidayPark' | 'horizonDays'
>;

/** The restaurant on a date, from `today`, both in London. */
export function tableDay(restaurant: Bookable, date: string, today: string): TableDay {
  const isClosed = isClosedOn(restaurant, date);
  const last = addDays(today, restaurant.horizonDays);
  const hours = isClosed ? 'Closed' : hoursText(restaurant.openingHours, date);
  if (date > last) return { date, hours, noTables: { kind: 'too-far-ahead', last: formatDayMonthFrom(today, last) } };
  return { date, hours, noTables: isClosed ? { kind: 'closed' } : null };
}

/** The hours of a day in words: 'Friday: 11.30am to 10pm'. */
export function dayText({ date, hours }: TableDay): string {
  return `${weekdayName(date)}: ${hours === 'Closed' ? 'closed' : hours}`;
}

/** The restaurants that may have free tables. */
export function worthAsking<Row extends Pick<TableRow, 'way' | 'day'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ way, day }) => way.kind === 'online' && !day.noTables);
}

/** The parts of a row that depend only on the restaurant. */
export function bookable(restaurant: Bookable, date: string, today: string) {
  return { way: bookingWay(restaurant, date), day: tableDay(restaurant, date, today) };
}
