import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { type OpenMoment, openMoments } from '../../restaurants/open-moments.ts';
import { bookable, type TableRow } from '../free-tables/table-row.ts';

/** A restaurant on the finder's map. `milesValue`: from the searched place, if any. */
export type FinderPin = TableRow &
  Pick<RestaurantSummary, 'town' | 'site' | 'lat' | 'lng' | 'address' | 'postcode'> & { moments: OpenMoment[] };

/** A restaurant in the finder's list. */
export type FinderResult = FinderPin & Pick<RestaurantSummary, 'picture'>;

/** `date`: the requested day; `now` in epoch ms, `today` the date in London; the distance in miles. */
export type Seen = { date: string; now: number; today: string; milesValue?: number };

export function finderPin(restaurant: RestaurantSummary, { date, now, today, milesValue }: Seen): FinderPin {
  const { storeId, slug, title, town, site, lat, lng, address, postcode, phone } = restaurant;
  return {
    storeId,
    slug,
    title,
    town,
    site,
    lat,
    lng,
    address,
    postcode,
    phone,
    milesValue,
    ...bookable(restaurant, date, today),
    moments: openMoments(restaurant, now),
  };
}

export function finderResult(restaurant: RestaurantSummary, setting: Seen): FinderResult {
  return { ...finderPin(restaurant, setting), picture: restaurant.picture };
}
