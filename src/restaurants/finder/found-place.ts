import type { BookingWay } from '../booking-way.ts';
import { bookingWay } from '../booking-way.ts';
import type { RestaurantSummary } from '../contract.ts';
import { type OpenMoment, openMoments } from '../open-moments.ts';

/** Tables at the asked date and covers: free times nearest the asked hour, none, shut that day, or nothing known. */
export type FreeTables = { kind: 'free'; times: string[] } | { kind: 'full' | 'shut' | 'unknown' };

/** A restaurant as the finder lists it. */
export type FoundPlace = Pick<
  RestaurantSummary,
  'storeId' | 'slug' | 'title' | 'lat' | 'lng' | 'address' | 'postcode' | 'phone' | 'picture'
> & { milesValue: number; way: BookingWay; moments: OpenMoment[]; collects: boolean; tables: FreeTables };

/** `now` in epoch ms, `today` London's date. */
export function foundPlace(
  place: RestaurantSummary & { milesValue: number },
  tables: FreeTables,
  now: number,
  today: string,
): FoundPlace {
  const { storeId, slug, title, lat, lng, address, postcode, phone, picture, milesValue } = place;
  return {
    ...{ storeId, slug, title, lat, lng, address, postcode, phone, picture, milesValue },
    way: bookingWay(place, today),
    moments: openMoments(place, now),
    collects: place.clickCollect.enabled,
    tables,
  };
}
