import { errorCatalogue } from '../values/error-catalogue.ts';
import * as errorCodes from '../values/error-codes.ts';
import type { RestaurantSummary } from './contract.ts';
import { isTemporarilyClosed } from './opening-hours.ts';

/** How to get a table here: book online, in the holiday park's system or a third-party widget, walk in, or wait until it reopens. */
export type BookingWay =
  | { kind: 'online' }
  | { kind: 'park'; parkName: string; url: string; message: string }
  | { kind: 'widget'; url: string; message: string }
  | { kind: 'walk-in' }
  | { kind: 'shut'; message: string };

/** Said of a restaurant whose tables are booked by a third-party widget. */
export const BOOKED_ELSEWHERE = 'Book this restaurant on our partner’s site.';

type BookableOnline = Pick<RestaurantSummary, 'enableBookings' | 'widgetUrl' | 'holidayPark' | 'temporarilyClosed'>;

/**
 * On a date in London, YYYY-MM-DD. The message of a park is the error catalogue's (code 20); what is said of walking in,
 * for which the booking API answers code 1, are texts of the brand.
 */
export function bookingWay(
  { enableBookings, widgetUrl, holidayPark, temporarilyClosed }: BookableOnline,
  date: string,
): BookingWay {
  if (temporarilyClosed && isTemporarilyClosed({ temporarilyClosed }, date)) {
    return { kind: 'shut', message: temporarilyClosed.message };
  }
  if (holidayPark) {
    const { name: parkName, bookingUrl: url } = holidayPark;
    return { kind: 'park', parkName, url, message: errorCatalogue[errorCodes.holidayParkBookingOnly].message };
  }
  if (widgetUrl) return { kind: 'widget', url: widgetUrl, message: BOOKED_ELSEWHERE };
  return enableBookings ? { kind: 'online' } : { kind: 'walk-in' };
}
