import type { ErrorCode } from '../platform/error-catalogue.ts';
import type { BookingRules, Restaurant } from '../restaurants/contract.ts';
import { isTemporarilyClosed } from '../restaurants/opening-hours.ts';
import { type Occasion, occasionsOn, takesParty } from './occasions.ts';

/** Why no booking is taken, as a code of the catalogue; `message` where the words are the restaurant's own. */
export type Refusal = { ok: false; code: ErrorCode; message?: string };

/** Whether the restaurant takes bookings online at all on any of the dates; `bookingsOpen` is the brand's own switch. */
export function admitPlace(
  place: Pick<Restaurant, 'holidayPark' | 'enableBookings' | 'temporarilyClosed'>,
  dates: readonly string[],
  bookingsOpen: boolean,
): { ok: true } | Refusal {
  if (!bookingsOpen) return { ok: false, code: 10 };
  if (place.holidayPark) return { ok: false, code: 20 };
  if (!place.enableBookings) return { ok: false, code: 1 };
  if (dates.every((date) => isTemporarilyClosed(place, date))) return { ok: false, code: 11 };
  return { ok: true };
}

/** The restaurant's own words for a party it does not take online on any of the dates. */
function refusalOf(rules: BookingRules, { dates, covers }: { dates: readonly string[]; covers: number }) {
  const refusals = dates.map((date) =>
    rules.refusals.find((one) => one.startDate <= date && date <= one.endDate && covers >= one.fromCovers),
  );
  return refusals.every((refusal) => refusal !== undefined) ? refusals[0]?.message : undefined;
}

/** The occasion as it may be booked on any of the dates by a party of this size. */
export function admitOccasion(
  rules: BookingRules,
  wish: { occasionId: string; dates: readonly string[]; covers: number },
): { ok: true; occasion: Occasion } | Refusal {
  const onDates = wish.dates.flatMap((date) => occasionsOn(rules, date));
  const occasion = onDates.find(({ id }) => id === wish.occasionId);
  if (!occasion) return { ok: false, code: 17 };
  if (occasion.disabledMessage) return { ok: false, code: 19, message: occasion.disabledMessage };
  if (!takesParty(occasion, wish.covers)) return { ok: false, code: 18 };
  const message = refusalOf(rules, wish);
  return message === undefined ? { ok: true, occasion } : { ok: false, code: 6, message };
}
