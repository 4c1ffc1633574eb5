import type { Kysely } from 'kysely';
import type { Occasion } from '../../restaurants/contract.ts';
import * as errorCodes from '../../values/error-codes.ts';
import type { TableRequest } from '../contracts/booking.ts';
import { CHANGES_DELAY_SECONDS } from '../contracts/constants.ts';
import { coversOf } from '../contracts/covers.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { guaranteeFor } from '../rules/card-terms.ts';
import { extraLostByMove } from '../rules/create-refusals.ts';
import { occasionEligibility, type Refusal, restaurantEligibility } from '../rules/eligibility.ts';
import { cancellationFee } from '../rules/fee.ts';
import { unknownParts } from '../rules/known-parts.ts';
import { needsFor } from '../rules/needs.ts';
import type { RestaurantWithMenus } from '../rules/restaurants-with-menus.ts';
import { checkSlot, seatRequestOf } from '../rules/seating/availability.ts';
import { seatedNow } from '../rules/seating/seating.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import { isOver } from '../rules/times/service-times.ts';
import { upsellLostByMove } from '../rules/upsells.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import { reminderJobs } from './booking-messages.server.ts';
import { notChangeableReason } from './cancel-booking.server.ts';
import { type EngineDeps, jobTime, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from './day/locked-days.server.ts';
import { serveWaitlist } from './day/serve-waitlist.server.ts';
import { changeNeeds } from './edit-details.server.ts';
import { type FoundBooking, findBookingByToken, serviceDayOf } from './find-booking.server.ts';
import { allocatedTables, isSame, moveGuarantee, writeChanged } from './write-changed.server.ts';

export type ChangeOutcome =
  | { ok: true; changed: boolean; reference: string }
  | { ok: false; reason: 'not-found' | 'not-booked' | 'requested' | 'begun' | 'past-cut-off' | 'slot-taken' }
  | { ok: false; reason: 'refused'; refusal: Refusal };

type Eligible = { ok: true; restaurantWithMenus: RestaurantWithMenus; occasion: Occasion };

function checkEligibility(deps: EngineDeps, booking: BookingRow, request: TableRequest): Eligible | Refusal {
  const restaurantWithMenus = deps.restaurants().get(booking.store_id);
  if (!restaurantWithMenus) return { ok: false, code: errorCodes.restaurantNotFound };
  const restaurant = restaurantEligibility(restaurantWithMenus.restaurant, [request.date], deps.bookingsOpen());
  if (!restaurant.ok) return restaurant;
  if (isOver(restaurantWithMenus.restaurant, request.date, nowOf(deps)))
    return { ok: false, code: errorCodes.noRestrictions };
  const fields = unknownParts(restaurantWithMenus, request);
  if (fields) return { ok: false, fields };
  const covers = coversOf(request);
  const eligible = occasionEligibility(restaurantWithMenus.restaurant.booking, {
    occasionId: request.occasionId,
    dates: [request.date],
    covers,
  });
  return eligible.ok ? { ...eligible, restaurantWithMenus } : eligible;
}

const refuse = (refusal: Refusal): ChangeOutcome => ({ ok: false, reason: 'refused', refusal });

/**
 * Moves the booking to a table for the new request, in one transaction over both days: the old table is released only
 * once the new one is taken. Idempotent.
 */
export async function changeBooking(
  deps: EngineDeps,
  { manageToken, request }: { manageToken: string; request: TableRequest },
): Promise<ChangeOutcome> {
  const original = await findBookingByToken(deps.db, manageToken);
  if (!original) return { ok: false, reason: 'not-found' };
  const from = serviceDayOf(original.booking);
  const days = { from, to: { storeId: from.storeId, date: request.date } };
  const outcome = await withLockedDays(deps, [days.from, days.to], async (tx) => {
    const current = (await findBookingByToken(tx, manageToken, { lock: true })) as FoundBooking;
    return current.booking.service_date === days.from.date ? changeOn(tx, deps, { current, request, days }) : 'moved';
  });
  return outcome === 'moved' ? changeBooking(deps, { manageToken, request }) : outcome;
}

type Change = {
  current: FoundBooking;
  request: TableRequest;
  days: Record<'from' | 'to', { storeId: string; date: string }>;
};

async function changeOn(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { current, request, days }: Change,
): Promise<ChangeOutcome> {
  const now = nowOf(deps);
  const { booking, guarantee } = current;
  const notChangeable = notChangeableReason(current, now);
  if (notChangeable) return { ok: false, reason: notChangeable };
  if (isSame(booking, request)) {
    const changed = await changeNeeds(tx, deps, booking, { needs: request.needs, tellDiner: true, now });
    return { ok: true, changed, reference: booking.reference };
  }
  if (cancellationFee(guarantee, now) > 0) return { ok: false, reason: 'past-cut-off' };
  const eligible = checkEligibility(deps, booking, request);
  if (!eligible.ok) return refuse(eligible);
  const { restaurantWithMenus, occasion } = eligible;
  const covers = coversOf(request);
  const sheet = await lockServiceDay(tx, deps, days.to, { now });
  const others = seatedNow(sheet.seated, now, booking.id);
  const own = sheet.seated.find(({ partyId }) => partyId === booking.id);
  const slot = checkSlot(restaurantWithMenus, { ...seatRequestOf({ occasion, request }), own }, others, now);
  if (!slot.ok)
    return slot.reason === 'taken'
      ? { ok: false, reason: 'slot-taken' }
      : refuse({ ok: false, code: errorCodes.noFreeSlot });
  const { restaurant } = restaurantWithMenus;
  const table = { date: request.date, startsAt: slot.offer.startsAt, nowMs: now };
  const lostUpsell = upsellLostByMove(
    restaurant.booking,
    { upsells: booking.upsells, date: booking.service_date },
    { ...table, occasionId: occasion.id },
  );
  if (lostUpsell) return refuse({ ok: false, ...extraLostByMove(lostUpsell.name) });
  const terms = guaranteeFor(restaurant, { ...table, occasion, covers });
  // A released guarantee no longer counts.
  if (terms && guarantee?.status !== 'held') return refuse({ ok: false, code: errorCodes.needsCreditCard });
  const { needs = booking.needs && needsFor(request, booking.needs), ...seating } = request;
  const move = {
    from: { ...seatingOf(booking), tableIds: await allocatedTables(tx, booking) },
    to: { ...seating, tableIds: slot.offer.seat.tableIds },
  };
  await writeChanged(tx, booking, { request, offer: slot.offer, move, now });
  await moveGuarantee(tx, current, terms);
  await changeNeeds(tx, deps, booking, { needs, tellDiner: false, now });
  await enqueueChangeMessages(tx, deps, { booking, startsAt: slot.offer.startsAt, now });
  await serveFreedTables(tx, deps, { days, now });
  return { ok: true, changed: true, reference: booking.reference };
}

export async function enqueueChangeMessages(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { booking, startsAt, now }: { booking: BookingRow; startsAt: number; now: number },
): Promise<void> {
  const about = { bookingId: booking.id, sequence: booking.sequence + 1 };
  const byText = booking.should_receive_sms && booking.phone_number !== '';
  // Delayed, so that messages of an earlier change find a later one by then and are dropped.
  const tellAt = jobTime(now + CHANGES_DELAY_SECONDS * 1000, now);
  const messages = bookingMailJobs(['booking-changed', 'booking-changed-notice'], about, tellAt);
  await deps.jobs.enqueue(tx, [...messages, ...reminderJobs({ ...about, startsAt, byText, now })]);
}

/** Invalidates both days and offers the tables released on the old one to the waitlist. */
async function serveFreedTables(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { days, now }: { days: Change['days']; now: number },
): Promise<void> {
  if (days.to.date !== days.from.date) await bumpDayVersion(tx, days.to);
  await bumpDayVersion(tx, days.from);
  const sheet = await lockServiceDay(tx, deps, days.from, { now });
  await serveWaitlist(tx, deps, days.from, { sheet, now });
}
