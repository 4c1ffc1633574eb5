import type { Restaurant } from '../../../restaurants/contract.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';

/** A restaurant with its tables. */
export function rulesOf({ booking }: Pick<DeskDeps, 'booking'>, storeId: string): Restaurant {
  const found = booking.restaurants().get(storeId);
  if (!found) throw new Error(`no rules for ${storeId}`);
  return found.restaurant;
}
