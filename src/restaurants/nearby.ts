import { milesBetween } from '../platform/geo/distance.ts';
import type { GeoPoint } from '../platform/geo/types.ts';

/** Specification, section 9: MAX_LOCATIONS and MAX_DISTANCE (miles). */
export const MAX_LOCATIONS = 10;
export const MAX_DISTANCE = 100;

type Limits = { maxLocations?: number; maxDistance?: number };

/** The restaurants under `maxDistance` miles from the point, nearest first; `milesValue` has one decimal. */
export function nearestRestaurants<T extends GeoPoint>(
  point: GeoPoint,
  restaurants: readonly T[],
  { maxLocations = MAX_LOCATIONS, maxDistance = MAX_DISTANCE }: Limits = {},
): Array<T & { milesValue: number }> {
  return restaurants
    .map((restaurant) => ({ restaurant, miles: milesBetween(point, restaurant) }))
    .filter(({ miles }) => miles < maxDistance)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, maxLocations)
    .map(({ restaurant, miles }) => ({ ...restaurant, milesValue: Math.round(miles * 10) / 10 }));
}
