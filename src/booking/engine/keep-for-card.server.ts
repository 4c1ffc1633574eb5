import type { Kysely } from 'kysely';
import type { CreateRequest } from '../contracts/booking.ts';
import type { CardLaterAnswer } from '../contracts/card-later.ts';
import { coversOf } from '../contracts/covers.ts';
import { waitlistMailJob } from '../contracts/mail-jobs.ts';
import { checkSlot, serviceTimesFor } from '../rules/seating/availability.ts';
import { seatedNow } from '../rules/seating/seating.ts';
import { offerTimes } from '../rules/when-full/waitlist-offer.ts';
import type { BookingTables, CardLater, ChosenUpsell } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { withLockedDays } from './day/locked-days.server.ts';
import { offerTable } from './day/serve-waitlist.server.ts';
import type { EligibleRequest } from './idempotency.server.ts';
import { enterAddress, type OverLimit, overLimitOf } from './limits/enter-address.server.ts';
import { hashVisitor, lockVisitor, type Visitor } from './limits/visitor.server.ts';
import { addEntry, existingEntry, hasTooMany } from './new-entry.server.ts';

export type KeepOutcome =
  | { ok: true; answer: CardLaterAnswer }
  | { ok: false; reason: 'not-offered' | 'too-many-entries' }
  | OverLimit;
type KeepCommand = EligibleRequest & { request: CreateRequest; upsells: ChosenUpsell[]; visitor: Visitor };

const JUST_TAKEN: CardLaterAnswer = { reference: null, keptUntil: null };

function restOf({ customer }: CreateRequest, upsells: ChosenUpsell[]): CardLater {
  const { specialRequest, shouldReceivePromotions, shouldReceiveSms, shouldReceiveSmsPromotions } = customer;
  return { specialRequest, shouldReceivePromotions, shouldReceiveSms, shouldReceiveSmsPromotions, upsells };
}

/**
 * Keeps a table for a booking that needs a card, as an offer of the waitlist is kept and for as long, and sends the link
 * by which the card is given. The same session asking again has the table it has.
 */
export async function keepForCard(
  deps: EngineDeps,
  { storeId, restaurantWithMenus, occasion, request, upsells, visitor }: KeepCommand,
): Promise<KeepOutcome> {
  const day = { storeId, date: request.date };
  const covers = coversOf(request);
  const seatRequest = { ...request, occasion, covers, menuIds: [request.menuId] };
  const { email } = request.customer;
  const joining = { email, visitor: hashVisitor(deps.tokenSecret, visitor) };
  const keep = async (tx: Kysely<BookingTables>): Promise<KeepOutcome> => {
    const now = nowOf(deps);
    const { sheet } = await lockServiceDay(tx, deps, day, { now });
    const at = serviceTimesFor(restaurantWithMenus, seatRequest, now).find(({ time }) => time === request.time);
    if (!at) return { ok: false, reason: 'not-offered' };
    const startsAt = new Date(at.startsAt);
    const instants = { starts_at: startsAt, window_starts_at: startsAt, window_ends_at: startsAt };
    const wanted = { store_id: storeId, service_date: request.date, ...instants };
    const before = await existingEntry(tx, wanted, joining);
    if (before?.offered_until)
      return { ok: true, answer: { reference: before.reference, keptUntil: before.offered_until.toISOString() } };
    const free = checkSlot(restaurantWithMenus, seatRequest, seatedNow(sheet.seated, now), now);
    if (!free.ok)
      return free.reason === 'taken' ? { ok: true, answer: JUST_TAKEN } : { ok: false, reason: free.reason };
    if (await hasTooMany(tx, joining.visitor, now)) return { ok: false, reason: 'too-many-entries' };
    const entry = await addEntry(tx, deps, {
      ...{ request, wanted, visitor: joining.visitor, now },
      cardLater: restOf(request, upsells),
    });
    const { leadMinutes } = restaurantWithMenus.restaurant.booking;
    const { until } = offerTimes({ ...free.offer, leadMinutes, nowMs: now, asked: true });
    const offered = await offerTable(tx, deps, entry, { offer: free.offer, sheet, until, now });
    if (!offered) throw new Error('The day has changed under its lock.');
    await deps.jobs.enqueue(tx, [waitlistMailJob('card-later', entry.id)]);
    return { ok: true, answer: { reference: entry.reference, keptUntil: new Date(until).toISOString() } };
  };
  const enter = async (tx: Kysely<BookingTables>) => {
    await enterAddress(tx, deps, { email, books: true, now: nowOf(deps) });
    await lockVisitor(tx, joining.visitor);
  };
  return withLockedDays(deps, [day], keep, enter).catch(overLimitOf);
}
