import type { Kysely } from 'kysely';
import type { CreateRequest } from '../contracts/booking.ts';
import type { CardLaterAnswer } from '../contracts/card-later.ts';
import { waitlistMailJob } from '../contracts/mail-jobs.ts';
import { checkSlot, type FreeSlot, seatRequestOf, serviceTimesFor } from '../rules/seating/availability.ts';
import { seatedNow } from '../rules/seating/seating.ts';
import { offerTimes } from '../rules/when-full/waitlist-offer.ts';
import type { BookingTables, CardLater, ChosenUpsell, WaitlistEntryRow } from '../tables.server.ts';
import type { DaySheet } from './day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { withLockedDays } from './day/locked-days.server.ts';
import { rollbackOutcome } from './day/rollback.ts';
import { offerTable } from './day/serve-waitlist.server.ts';
import type { EligibleRequest } from './idempotency.server.ts';
import { enterAddress, type OverLimit } from './limits/enter-address.server.ts';
import { lockVisitor, type Visitor, type VisitorHashes } from './limits/visitor.server.ts';
import { addEntry, existingEntry, existingEntryUnlocked, hasTooMany, joiningOf } from './new-entry.server.ts';
import type { Waiting } from './waitlist-entries.server.ts';

export type KeepOutcome =
  | { ok: true; answer: CardLaterAnswer }
  | { ok: false; reason: 'not-offered' | 'too-many-entries' }
  | OverLimit;
export type CardCommand = EligibleRequest & { request: CreateRequest; upsells: ChosenUpsell[] };
type KeepCommand = CardCommand & { visitor: Visitor };

const JUST_TAKEN: CardLaterAnswer = { reference: null, keptUntil: null };

function restOf({ customer }: CreateRequest, upsells: ChosenUpsell[]): CardLater {
  const { specialRequest, shouldReceivePromotions, shouldReceiveSms, shouldReceiveSmsPromotions } = customer;
  return { specialRequest, shouldReceivePromotions, shouldReceiveSms, shouldReceiveSmsPromotions, upsells };
}

/** Null when the restaurant does not serve at that time. */
export function cardTimeOf(command: CardCommand, now: number): Waiting | null {
  const { storeId, restaurantWithMenus, request } = command;
  const times = serviceTimesFor(restaurantWithMenus, seatRequestOf(command), now);
  const slot = times.find(({ time }) => time === request.time);
  if (!slot) return null;
  const startsAt = new Date(slot.startsAt);
  const instants = { starts_at: startsAt, window_starts_at: startsAt, window_ends_at: startsAt };
  return { store_id: storeId, service_date: request.date, ...instants };
}

const answerFor = (entry: WaitlistEntryRow | undefined): CardLaterAnswer | null =>
  entry?.offered_until ? { reference: entry.reference, keptUntil: entry.offered_until.toISOString() } : null;

/** The answer to a session whose table is already held. Ask before any check or limit, so that a repeated form passes. */
export async function existingHold(deps: EngineDeps, command: KeepCommand): Promise<CardLaterAnswer | null> {
  const now = nowOf(deps);
  const wanted = cardTimeOf(command, now);
  if (!wanted) return null;
  return answerFor(await existingEntryUnlocked(deps.db, wanted, { ...joiningOf(deps, command), now }));
}

type FoundTable = {
  wanted: Waiting;
  offer: FreeSlot;
  /** Of the locked day. */
  sheet: DaySheet;
  now: number;
  /** Null for a hold of staff's, whose form gives its id. */
  visitor: VisitorHashes | null;
  id?: string;
};

/** Holds the table in the same way and for as long as a waitlist offer, and e-mails the link to add the card. */
export async function holdForCard(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { restaurantWithMenus, request, upsells }: CardCommand,
  { offer, sheet, now, ...found }: FoundTable,
) {
  const entry = await addEntry(tx, deps, { ...found, request, now, cardLater: restOf(request, upsells) });
  const { leadMinutes } = restaurantWithMenus.restaurant.booking;
  const { until } = offerTimes({ ...offer, leadMinutes, nowMs: now, isImmediate: true });
  const updated = await offerTable(tx, deps, entry, { offer, sheet, until, now });
  if (!updated) throw new Error('the day changed despite its lock');
  await deps.jobs.enqueue(tx, [waitlistMailJob('card-later', entry.id)]);
  return { entry, until, sheet: updated };
}

/**
 * Holds a table for a diner's booking that needs a card. Idempotent for a session.
 */
export async function keepForCard(deps: EngineDeps, command: KeepCommand): Promise<KeepOutcome> {
  const { storeId, restaurantWithMenus, request } = command;
  const day = { storeId, date: request.date };
  const joining = joiningOf(deps, command);
  const keep = async (tx: Kysely<BookingTables>): Promise<KeepOutcome> => {
    const now = nowOf(deps);
    const sheet = await lockServiceDay(tx, deps, day, { now });
    const wanted = cardTimeOf(command, now);
    if (!wanted) return { ok: false, reason: 'not-offered' };
    const existing = answerFor(await existingEntry(tx, wanted, joining));
    if (existing) return { ok: true, answer: existing };
    const slot = checkSlot(restaurantWithMenus, seatRequestOf(command), seatedNow(sheet.seated, now), now);
    if (!slot.ok)
      return slot.reason === 'taken' ? { ok: true, answer: JUST_TAKEN } : { ok: false, reason: slot.reason };
    if (await hasTooMany(tx, joining.visitor, now)) return { ok: false, reason: 'too-many-entries' };
    const found = { wanted, offer: slot.offer, sheet, now, visitor: joining.visitor };
    const { entry, until } = await holdForCard(tx, deps, command, found);
    return { ok: true, answer: { reference: entry.reference, keptUntil: new Date(until).toISOString() } };
  };
  const enter = async (tx: Kysely<BookingTables>) => {
    await enterAddress(tx, deps, { email: joining.email, books: true, now: nowOf(deps) });
    await lockVisitor(tx, joining.visitor);
  };
  return withLockedDays(deps, [day], keep, enter).catch(rollbackOutcome<OverLimit>);
}
