import { errorCatalogue } from '../platform/error-catalogue.ts';
import type { RestaurantSummary } from './contract.ts';
import { isTemporarilyClosed } from './opening-hours.ts';

/** How a table is had here: online, in the holiday park's own system, by telephone, or not until it reopens. */
export type BookingWay =
  | { kind: 'online' }
  | { kind: 'park'; parkName: string; url: string; message: string }
  | { kind: 'phone'; message: string }
  | { kind: 'shut'; message: string };

type Place = Pick<RestaurantSummary, 'enableBookings' | 'holidayPark' | 'temporarilyClosed'>;

/** `today` is London's date, YYYY-MM-DD. Words come from the error catalogue (codes 1 and 20). */
export function bookingWay({ enableBookings, holidayPark, temporarilyClosed }: Place, today: string): BookingWay {
  if (temporarilyClosed && isTemporarilyClosed({ temporarilyClosed }, today)) {
    return { kind: 'shut', message: temporarilyClosed.message };
  }
  if (holidayPark) {
    const { name: parkName, bookingUrl: url } = holidayPark;
    return { kind: 'park', parkName, url, message: errorCatalogue[20].message };
  }
  return enableBookings ? { kind: 'online' } : { kind: 'phone', message: errorCatalogue[1].message };
}
