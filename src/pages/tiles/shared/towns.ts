import type { RestaurantSummary } from '../../../restaurants/contract.ts';

export function townsOf(restaurants: RestaurantSummary[]): string[] {
  return [...new Set(restaurants.map(({ town }) => town))].sort((a, b) => a.localeCompare(b, 'en-GB'));
}
