import { nearestRestaurants } from '../../restaurants/nearby.ts';
import type { Position } from '../../restaurants/search/position.ts';

/** The most restaurants beyond the search's own: a large chain's map would be slow with all. */
const MOST_FURTHER = 200;

type Listed = readonly { storeId: string }[];

/** The unlisted restaurants, nearest to `from` first. */
export function furtherRestaurants<Restaurant extends Position & { storeId: string }>(
  listed: Listed,
  from: Position,
  restaurants: readonly Restaurant[],
): Array<Restaurant & { milesValue: number }> {
  const listedIds = new Set(listed.map(({ storeId }) => storeId));
  const limits = { maxLocations: listed.length + MOST_FURTHER, maxDistance: Number.POSITIVE_INFINITY };
  return nearestRestaurants(from, restaurants, limits).filter(({ storeId }) => !listedIds.has(storeId));
}
