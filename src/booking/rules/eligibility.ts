import type { BookingRules, Occasion, Restaurant } from '../../restaurants/contract.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import type { ErrorCode } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { occasionsOn, takesParty } from './occasions.ts';

/**
 * Why a request is not eligible: an error code, with `message` where the restaurant has its own words; or the fields
 * this restaurant doesn't offer, with a sentence for each.
 */
export type RefusalReason = { code: ErrorCode; message?: string } | { fields: Record<string, string> };
export type Refusal = { ok: false } & RefusalReason;

/** Whether the restaurant takes online bookings on any of the dates; `bookingsOpen` is the brand's switch. */
export function restaurantEligibility(
  restaurant: Pick<Restaurant, 'holidayPark' | 'enableBookings' | 'temporarilyClosed'>,
  dates: readonly string[],
  bookingsOpen: boolean,
): { ok: true } | Refusal {
  if (!bookingsOpen) return { ok: false, code: errorCodes.bookingDisabled };
  if (restaurant.holidayPark) return { ok: false, code: errorCodes.holidayParkBookingOnly };
  if (!restaurant.enableBookings) return { ok: false, code: errorCodes.bookingNotSupported };
  if (dates.every((date) => isTemporarilyClosed(restaurant, date)))
    return { ok: false, code: errorCodes.restaurantDisabled };
  return { ok: true };
}

/** The restaurant's own words for a party it doesn't take online on any of the dates. */
function customRefusal(rules: BookingRules, { dates, covers }: { dates: readonly string[]; covers: number }) {
  const refusals = dates.map((date) =>
    rules.refusals.find(
      ({ startDate, endDate, fromCovers }) => startDate <= date && date <= endDate && covers >= fromCovers,
    ),
  );
  return refusals.every((refusal) => refusal !== undefined) ? refusals[0]?.message : undefined;
}

/** The occasion, if a party of this size may book it on any of the dates. */
export function occasionEligibility(
  rules: BookingRules,
  request: { occasionId: string; dates: readonly string[]; covers: number },
): { ok: true; occasion: Occasion } | Refusal {
  const onDates = request.dates.flatMap((date) => occasionsOn(rules, date));
  const occasion = onDates.find(({ id }) => id === request.occasionId);
  if (!occasion) return { ok: false, code: errorCodes.noRestrictions };
  if (occasion.disabledMessage)
    return { ok: false, code: errorCodes.disabledBookingCustomMessage, message: occasion.disabledMessage };
  if (!takesParty(occasion, request.covers)) return { ok: false, code: errorCodes.noAvailableOccasion };
  const message = customRefusal(rules, request);
  return message === undefined ? { ok: true, occasion } : { ok: false, code: errorCodes.bookingRejectMessage, message };
}
