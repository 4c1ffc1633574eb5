import type { Occasion } from '../../restaurants/contract.ts';
import * as errorCodes from '../../values/error-codes.ts';
import type { TableRequest } from '../contracts/booking.ts';
import { coversOf } from '../contracts/covers.ts';
import { occasionEligibility, type Refusal, restaurantEligibility } from './eligibility.ts';
import { type NamedParts, unknownParts } from './known-parts.ts';
import { type BookingContent, type RestaurantWithMenus, restaurantsWithMenus } from './restaurants-with-menus.ts';
import { isOver } from './times/service-times.ts';

/** The party, occasion, menu and area of a table request. */
export type OccasionParty = Pick<TableRequest, 'occasionId' | 'adultCovers' | 'childCovers'> & NamedParts;
export type EligibleRestaurant = { ok: true; restaurantWithMenus: RestaurantWithMenus };
export type EligibleParty = EligibleRestaurant & { occasion: Occasion; covers: number };

/** Checks restaurant, occasion, party and dates before tables are searched. */
export type EligibilityChecker = ReturnType<typeof createEligibilityChecker>;

/** `bookingsOpen` is the brand's switch. */
export function createEligibilityChecker(
  content: () => BookingContent,
  bookingsOpen: () => boolean,
  nowMs: () => number,
) {
  function checkRestaurant(storeId: string, dates: readonly string[]): EligibleRestaurant | Refusal {
    const restaurantWithMenus = restaurantsWithMenus(content()).get(storeId);
    if (!restaurantWithMenus) return { ok: false, code: errorCodes.restaurantNotFound };
    const eligible = restaurantEligibility(restaurantWithMenus.restaurant, dates, bookingsOpen());
    if (!eligible.ok) return eligible;
    const now = nowMs();
    const isPast = dates.some((date) => isOver(restaurantWithMenus.restaurant, date, now));
    return isPast ? { ok: false, code: errorCodes.noRestrictions } : { ok: true, restaurantWithMenus };
  }

  function checkParts(storeId: string, parts: NamedParts, dates: readonly string[]): EligibleRestaurant | Refusal {
    const restaurant = checkRestaurant(storeId, dates);
    const fields = restaurant.ok && unknownParts(restaurant.restaurantWithMenus, parts);
    return fields ? { ok: false, fields } : restaurant;
  }

  function checkParty(storeId: string, party: OccasionParty, dates: readonly string[]): EligibleParty | Refusal {
    const restaurant = checkParts(storeId, party, dates);
    if (!restaurant.ok) return restaurant;
    const { occasionId } = party;
    const covers = coversOf(party);
    const eligible = occasionEligibility(restaurant.restaurantWithMenus.restaurant.booking, {
      occasionId,
      dates,
      covers,
    });
    return eligible.ok ? { ...eligible, restaurantWithMenus: restaurant.restaurantWithMenus, covers } : eligible;
  }

  /** An event may be larger than the tables of its occasion. */
  function checkEvent(
    storeId: string,
    { occasionId, ...parts }: NamedParts & { occasionId: string },
    dates: readonly string[],
  ): EligibleParty | Refusal {
    const restaurant = checkParts(storeId, parts, dates);
    if (!restaurant.ok) return restaurant;
    const rules = restaurant.restaurantWithMenus.restaurant.booking;
    const covers = rules.occasions.find(({ id }) => id === occasionId)?.minimumCovers ?? 1;
    const eligible = occasionEligibility(rules, { occasionId, dates, covers });
    return eligible.ok ? { ...eligible, restaurantWithMenus: restaurant.restaurantWithMenus, covers } : eligible;
  }

  return {
    checkRestaurant,
    checkParty,
    checkEvent,
    bookingsOpen,
    restaurants: () => restaurantsWithMenus(content()),
  };
}
