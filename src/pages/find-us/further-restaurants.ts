import { nearestRestaurants } from '../../restaurants/nearby.ts';
import type { Position } from '../../restaurants/search/position.ts';

/** Restaurants told of beyond those of the search: the map of a large chain would be slow with all. */
const MOST_FURTHER = 200;

type Listed = readonly { storeId: string }[];

/** Of all restaurants those that are not listed, nearest to `from` first. */
export function furtherRestaurants<Restaurant extends Position & { storeId: string }>(
  listed: Listed,
  from: Position,
  all: readonly Restaurant[],
): Array<Restaurant & { milesValue: number }> {
  const known = new Set(listed.map(({ storeId }) => storeId));
  const limits = { maxLocations: listed.length + MOST_FURTHER, maxDistance: Number.POSITIVE_INFINITY };
  return nearestRestaurants(from, all, limits).filter(({ storeId }) => !known.has(storeId));
}
