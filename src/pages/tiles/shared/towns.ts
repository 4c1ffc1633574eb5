import type { RestaurantSummary } from '../../../restaurants/contract.ts';

/** Each town once, as suggestions while typing. */
export function townsOf(restaurants: RestaurantSummary[]): string[] {
  return [...new Set(restaurants.map(({ town }) => town))].sort((a, b) => a.localeCompare(b, 'en-GB'));
}
