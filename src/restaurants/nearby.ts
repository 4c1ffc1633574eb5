import { leastMilesApart, milesBetween } from '../platform/geo/distance.ts';
import type { GeoPoint } from '../platform/geo/types.ts';
import { memoize } from '../values/memoize.ts';

/** Product 3.4: MAX_LOCATIONS and MAX_DISTANCE (miles). */
export const MAX_LOCATIONS = 10;
export const MAX_DISTANCE = 100;

type Limits = { maxLocations?: number; maxDistance?: number };
type NearbyResult<T> = { restaurant: T; miles: number };

const northwards = memoize((points: readonly GeoPoint[]) => points.toSorted((a, b) => a.lat - b.lat)) as <
  T extends GeoPoint,
>(
  points: readonly T[],
) => readonly T[];

/** Index of the first restaurant at or north of the latitude. */
function insertionIndex(order: readonly GeoPoint[], lat: number): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((order[middle] as GeoPoint).lat < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The restaurants by difference of latitude, smallest first: a lower bound of their distance. */
function* outwards<T extends GeoPoint>(order: readonly T[], { lat }: GeoPoint): Generator<T> {
  let north = insertionIndex(order, lat);
  let south = north - 1;
  while (south >= 0 || north < order.length) {
    const [below, above] = [order[south], order[north]];
    const isAbove = !below || (above !== undefined && above.lat - lat < lat - below.lat);
    yield (isAbove ? above : below) as T;
    if (isAbove) north += 1;
    else south -= 1;
  }
}

/**
 * The restaurants within `maxDistance` miles of the point, nearest first; `milesValue` has one decimal. Searches
 * outwards from the point's latitude and stops when no other restaurant can be nearer, so it is fast for large chains
 * too.
 */
export function nearestRestaurants<T extends GeoPoint>(
  point: GeoPoint,
  restaurants: readonly T[],
  { maxLocations = MAX_LOCATIONS, maxDistance = MAX_DISTANCE }: Limits = {},
): Array<T & { milesValue: number }> {
  const nearest: NearbyResult<T>[] = [];
  const reach = () => (nearest.length < maxLocations ? maxDistance : (nearest.at(-1) as NearbyResult<T>).miles);
  for (const restaurant of outwards(northwards(restaurants), point)) {
    if (leastMilesApart(point, restaurant) >= reach()) break;
    const miles = milesBetween(point, restaurant);
    if (miles >= reach()) continue;
    const behind = nearest.findIndex((entry) => miles < entry.miles);
    nearest.splice(behind < 0 ? nearest.length : behind, 0, { restaurant, miles });
    nearest.splice(maxLocations);
  }
  return nearest.map(({ restaurant, miles }) => ({ ...restaurant, milesValue: Math.round(miles * 10) / 10 }));
}
