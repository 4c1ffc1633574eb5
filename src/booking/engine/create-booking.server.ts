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
import type { EngineDeps } from './day/engine-deps.ts';
import { NO_ENTRANCE } from './day/entrance.ts';
import { type AgreedGuarantee, CardRefused, storeGuarantee } from './guarantee.server.ts';
import { type EligibleRequest, previousOutcome, replayAnswer, requestHash, toOutcome } from './idempotency.server.ts';
import { AddressOverLimit, addressEntrance, type OverLimit } from './limits/enter-address.server.ts';
import { sessionHashOf } from './limits/session-hash.ts';
import { optedIn, optInDiner } from './opt-in-diner.server.ts';
import { manageToken } from './reference.ts';
import { writeAnswer, writeBooking } from './write-booking.server.ts';

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
  const version = await writeBooking(tx, { ...row, ...hashes }, day, await deps.jobs.insertSql(messages));
  // None of these where the claim says that it is one statement.
  if (version !== null) {
    if (guarantee) await storeGuarantee(tx, deps, { bookingId: id, storeId, ...guarantee, now: deps.clock() });
    await optInDiner(tx, deps, request.customer);
    if (waitlistId) await markWaitlistBooked(tx, { waitlistId, storeId, bookingId: id });
  }
  return { version, partyId: id, heldUntil: null, result: { ...answer, manageToken: token } };
}

/** The entry left the waitlist at the same moment: the booking is rolled back. */
class LeftWaitlist extends Error {}

/** An entry whose offer has just lapsed still books if a table is free; throws LeftWaitlist. */
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
  if (numUpdatedRows === 0n) throw new LeftWaitlist();
}

/** Books a table or returns the reason. The same key gets the same answer, whatever has changed since. */
export async function createBooking(deps: EngineDeps, command: BookingCommand): Promise<BookingOutcome> {
  const { storeId, restaurantWithMenus, occasion, request } = command;
  const bodyHash = requestHash(storeId, request);
  const claim: Claim<CreateAnswer> = {
    day: { storeId, date: request.date },
    restaurantWithMenus,
    request: { ...request, occasion, covers: coversOf(request), menuIds: [request.menuId] },
    replacesPartyId: command.holdId,
    key: request.idempotencyKey,
    // Whoever takes an offered table was invited to.
    entrance: command.waitlistId ? NO_ENTRANCE : addressEntrance(deps, { email: request.customer.email, books: true }),
    isOneStatement: !command.guarantee && !command.waitlistId && optedIn(request.customer).length === 0,
    take: (tx, at) => takeTable(tx, deps, { ...command, bodyHash }, at),
    full: SLOT_TAKEN,
    saveFullAnswer: (tx, now) =>
      writeAnswer(tx, { key: request.idempotencyKey, storeId, bodyHash, answer: SLOT_TAKEN, now: new Date(now) }),
    replay: (earlier) => replayAnswer(earlier, { storeId, type: 'booking', request }),
  };
  try {
    return toOutcome(await claimSeat(deps, claim));
  } catch (error) {
    if (error instanceof CardRefused) return { ok: false, reason: 'card-refused' };
    if (error instanceof LeftWaitlist) return { ok: false, reason: 'left-waitlist' };
    // A key that was answered before is answered the same, whatever was booked since.
    if (error instanceof AddressOverLimit)
      return (await previousOutcome(deps.db, { storeId, type: 'booking', request })) ?? error.outcome;
    throw error;
  }
}
