import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { newReference } from '../../platform/reference.ts';
import type { CreateAnswer, CreateRequest } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import { coversOf } from '../contracts/covers.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { messagesOfBooking } from './booking-messages.server.ts';
import { type Claim, claimSeat, type SeatContext, type SeatTaken } from './day/claim.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { NO_ENTRANCE } from './day/entrance.ts';
import { Rollback } from './day/rollback.ts';
import { type AgreedGuarantee, type CardRefusal, storeGuarantee } from './guarantee.server.ts';
import { type EligibleRequest, previousOutcome, requestHash } from './idempotency.server.ts';
import { addressEntrance, type OverLimit } from './limits/enter-address.server.ts';
import { sessionHashOf } from './limits/session-hash.ts';
import { optInDiner } from './opt-in-diner.server.ts';
import { manageToken } from './reference.ts';
import { writeBooking } from './write-booking.server.ts';

export type BookingCommand = EligibleRequest & {
  request: CreateRequest;
  upsells: ChosenUpsell[];
  /** Where a card guarantee is required: the terms agreed to, and whose card it is. */
  guarantee: AgreedGuarantee | null;
  /** The hold this booking replaces, and the waitlist entry it was held for. */
  holdId: string | null;
  waitlistId?: string;
  /** Only this session is given the manage token. */
  sessionId: string;
};
export type BookingOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'not-offered' | 'key-reused' | 'card-refused' | 'left-waitlist' }
  | OverLimit;

const KEY_REUSED = { ok: false, reason: 'key-reused' } as const;
export const SLOT_TAKEN: CreateAnswer = { bookingReference: null, bookingStatus: bookingStatus.slotTaken };

async function takeTable(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { bodyHash, ...command }: BookingCommand & { bodyHash: Buffer },
  { offer, day }: SeatContext,
): Promise<SeatTaken<CreateAnswer>> {
  const { now } = day;
  const { storeId, request, upsells, guarantee, holdId, waitlistId } = command;
  const id = randomUUID();
  const reference = newReference();
  const answer: CreateAnswer = { bookingReference: reference, bookingStatus: bookingStatus.booked };
  const at = new Date(now);
  const row = {
    id,
    reference,
    storeId,
    request,
    offer,
    upsells,
    holdId,
    answer,
    now: at,
    invited: Boolean(waitlistId),
  };
  const token = manageToken(deps.tokenSecret, id);
  const hashes = {
    manageTokenHash: tokenHash(token),
    bodyHash,
    sessionHash: sessionHashOf(command.sessionId),
  };
  const { shouldReceiveSms, phoneNumber } = request.customer;
  const byText = shouldReceiveSms && phoneNumber !== '';
  const messages = messagesOfBooking({ bookingId: id, sequence: 0, startsAt: offer.startsAt, byText, now });
  const version = await writeBooking(tx, { ...row, ...hashes }, day);
  if (version !== null) {
    await deps.jobs.enqueue(tx, messages);
    if (guarantee) await storeGuarantee(tx, deps, { bookingId: id, storeId, ...guarantee, now: deps.clock() });
    await optInDiner(tx, deps, request.customer);
    if (waitlistId) await markWaitlistBooked(tx, { waitlistId, storeId, bookingId: id });
  }
  return { version, partyId: id, heldUntil: null, result: { ...answer, manageToken: token } };
}

/** Stores that the table was taken, so that the same key gets that answer again; false when the key has one. */
async function writeTaken(
  db: Kysely<BookingTables>,
  { request, storeId, bodyHash, now }: { request: CreateRequest; storeId: string; bodyHash: Buffer; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      key: request.idempotencyKey,
      store_id: storeId,
      body_hash: bodyHash,
      answer: SLOT_TAKEN,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The entry left the waitlist at the same moment. */
type LeftWaitlist = { ok: false; reason: 'left-waitlist' };

/** An entry whose offer has just lapsed still books if a table is free; refuses with LeftWaitlist. */
async function markWaitlistBooked(
  tx: Kysely<BookingTables>,
  entry: { waitlistId: string; storeId: string; bookingId: string },
) {
  const { numUpdatedRows } = await tx
    .updateTable('waitlist_entries')
    .set({ status: 'booked', booking_id: entry.bookingId })
    .where('id', '=', entry.waitlistId)
    .where('store_id', '=', entry.storeId)
    .where('status', 'in', ['offered', 'lapsed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Rollback<LeftWaitlist>({ ok: false, reason: 'left-waitlist' });
}

/** Books a table or returns the reason. For a key that has an answer, `previousOutcome` is asked first. */
export async function createBooking(deps: EngineDeps, command: BookingCommand): Promise<BookingOutcome> {
  const { storeId, restaurantWithMenus, occasion, request } = command;
  const bodyHash = requestHash(storeId, request);
  const claim: Claim<CreateAnswer> = {
    day: { storeId, date: request.date },
    restaurantWithMenus,
    request: { ...request, occasion, covers: coversOf(request), menuIds: [request.menuId] },
    replacesPartyId: command.holdId,
    // Whoever takes an offered table was invited to.
    entrance: command.waitlistId ? NO_ENTRANCE : addressEntrance(deps, { email: request.customer.email, books: true }),
    isOneStatement: false,
    take: (tx, at) => takeTable(tx, deps, { ...command, bodyHash }, at),
  };
  /** The same key came at the same moment, and was answered first. */
  const answeredFirst = () => previousOutcome(deps.db, { storeId, type: 'booking', request });
  const outcome = await claimSeat<CreateAnswer, OverLimit | CardRefusal | LeftWaitlist>(deps, claim);
  if (outcome.ok) return { ok: true, answer: outcome.result };
  switch (outcome.reason) {
    case 'taken': {
      const isNew = await writeTaken(deps.db, { request, storeId, bodyHash, now: nowOf(deps) });
      return isNew ? { ok: true, answer: SLOT_TAKEN } : ((await answeredFirst()) ?? KEY_REUSED);
    }
    case 'key-used':
      return (await answeredFirst()) ?? KEY_REUSED;
    case 'too-many-bookings':
    case 'too-many-messages':
      return (await answeredFirst()) ?? outcome;
    default:
      return { ok: false, reason: outcome.reason };
  }
}
