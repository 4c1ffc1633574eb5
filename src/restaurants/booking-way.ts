import { errorCatalogue } from '../values/error-catalogue.ts';
import * as errorCodes from '../values/error-codes.ts';
import type { RestaurantSummary } from './contract.ts';
import { isTemporarilyClosed } from './opening-hours.ts';

/**
 * How to get a table: online, in the holiday park's system, in a third-party widget, by walking in, or not until it
 * reopens.
 */
export type BookingWay =
  | { kind: 'online' }
  | { kind: 'park'; parkName: string; url: string; message: string }
  | { kind: 'widget'; url: string; message: string }
  | { kind: 'walk-in' }
  | { kind: 'shut'; message: string };

export const BOOKED_ELSEWHERE = 'Book this restaurant on our partner’s site.';

type BookableOnline = Pick<RestaurantSummary, 'enableBookings' | 'widgetUrl' | 'holidayPark' | 'temporarilyClosed'>;

/**
 * How to book on a date, YYYY-MM-DD in London. A park's message is the error catalogue's (code 20); the text for
 * walking in, for which the booking API returns code 1, is the brand's.
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
