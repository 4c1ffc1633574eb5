import type { z } from 'zod';
import * as errorCodes from '../../values/error-codes.ts';
import type { slotsAnswer, slotsQuery } from '../contracts/booking.ts';
import { countEmptySearch } from '../empty-searches.server.ts';
import type { DayKey } from '../engine/day/day-sheets.server.ts';
import { cardNeededFor } from '../rules/card-terms.ts';
import { occasionEligibility, type Refusal } from '../rules/eligibility.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { availability, slotsOf } from '../rules/seating/availability.ts';
import type { SeatedParty } from '../rules/seating/seating.ts';
import { partyInQuery } from './party-in-query.server.ts';

type Known = {
  eligibility: EligibilityChecker;
  /** The parties seated on each day. */
  seatedOn: (days: readonly DayKey[]) => Promise<SeatedParty[][]>;
  nowMs: number;
};
type Wanted = {
  storeId: string;
  query: z.output<typeof slotsQuery>;
};
type SlotDates = z.output<typeof slotsAnswer>['dates'];

/** Times for a party by date; refused with code 4 where there are none. */
export async function findSlots(
  { eligibility, seatedOn, nowMs }: Known,
  { storeId, query }: Wanted,
): Promise<{ ok: true; dates: SlotDates } | Refusal> {
  const { dates: wanted, areaId, menuIds, ...party } = query;
  const eligible = eligibility.checkParty(storeId, partyInQuery({ ...party, areaId, menuIds }), wanted);
  if (!eligible.ok) return eligible;
  const { restaurantWithMenus, occasion, covers } = eligible;
  const rules = restaurantWithMenus.restaurant.booking;
  const days = wanted.map((date) => ({ storeId, date }));
  const seated = await seatedOn(days);
  const dates = wanted.map((date, index) => {
    const request = { date, occasion, covers, areaId, menuIds };
    // The check above refuses only what is refused on every day; this one is for a single day.
    const isEligible = occasionEligibility(rules, { occasionId: occasion.id, dates: [date], covers }).ok;
    const list = isEligible ? availability(restaurantWithMenus, request, seated[index] ?? [], nowMs) : [];
    const cardNeeded = cardNeededFor(restaurantWithMenus.restaurant, request);
    return { date, times: slotsOf(list, occasion), cardNeeded };
  });
  if (!dates.some(({ times }) => times.some(({ canEnquire }) => !canEnquire)))
    for (const date of wanted) countEmptySearch({ storeId, date });
  if (dates.every(({ times }) => times.length === 0)) return { ok: false, code: errorCodes.noFreeSlot };
  return { ok: true, dates };
}
