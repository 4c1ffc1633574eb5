import type { BookingRules, Occasion, Restaurant } from '../../restaurants/contract.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import type { ErrorCode } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { occasionsOn, takesParty } from './occasions.ts';

/**
 * Why a request is not eligible: a code of the error catalogue, with `message` where the restaurant supplies the words;
 * or the fields that name what this restaurant does not have, with a sentence for each.
 */
export type RefusalReason = { code: ErrorCode; message?: string } | { fields: Record<string, string> };
export type Refusal = { ok: false } & RefusalReason;

/** Whether the restaurant takes bookings online at all on any of the dates; `bookingsOpen` is the brand's own switch. */
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

/** The restaurant's own words for a party it does not take online on any of the dates. */
function customRefusal(rules: BookingRules, { dates, covers }: { dates: readonly string[]; covers: number }) {
  const refusals = dates.map((date) =>
    rules.refusals.find((one) => one.startDate <= date && date <= one.endDate && covers >= one.fromCovers),
  );
  return refusals.every((refusal) => refusal !== undefined) ? refusals[0]?.message : undefined;
}

/** The occasion as it may be booked on any of the dates by a party of this size. */
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
