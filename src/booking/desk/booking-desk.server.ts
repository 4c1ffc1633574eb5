import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bookingStatus } from '../constants.ts';
import type { CreateAnswer, CreateRequest } from '../contract.ts';
import { manageToken, newReference, tokenHash } from '../reference.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { afterBooking } from './after-booking.server.ts';
import { type Claim, claimSeat, type SeatAt, type Taken } from './claim.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type AgreedGuarantee, CardRefused, keepGuarantee } from './guarantee.server.ts';
import { type Asked, answered, hashOfRequest, sameAgain } from './idempotency.server.ts';
import { writeAnswer, writeBooking } from './write-booking.server.ts';

export type BookingCommand = Asked & {
  request: CreateRequest;
  upsells: ChosenUpsell[];
  /** Where a card must stand good for the table: what was agreed, and whose card it is. */
  guarantee: AgreedGuarantee | null;
  /** The hold this booking takes the place of, and whose place in the line it was held for. */
  holdId: string | null;
  waitlistId?: string;
};
export type BookingOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'not-offered' | 'key-reused' | 'card-refused' | 'left-the-line' };

export const TAKEN: CreateAnswer = { bookingReference: null, bookingStatus: bookingStatus.slotTaken };

async function takeTable(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  command: BookingCommand,
  { offer, day, now }: SeatAt,
): Promise<Taken<CreateAnswer>> {
  const { storeId, request, upsells, guarantee, holdId, waitlistId } = command;
  const id = randomUUID();
  const reference = newReference();
  const answer: CreateAnswer = { bookingReference: reference, bookingStatus: bookingStatus.booked };
  const at = new Date(now);
  const row = { id, reference, storeId, request, offer, upsells, holdId, answer, now: at };
  const manageTokenHash = tokenHash(manageToken(deps.tokenSecret, id));
  const bodyHash = hashOfRequest(storeId, request);
  const version = await writeBooking(tx, { ...row, manageTokenHash, bodyHash }, day);
  if (version !== null) {
    if (guarantee) await keepGuarantee(tx, deps, { bookingId: id, ...guarantee, now: deps.clock() });
    if (waitlistId) await serveFromLine(tx, { waitlistId, bookingId: id });
    const { shouldReceiveSms, phoneNumber } = request.customer;
    const byText = shouldReceiveSms && phoneNumber !== '';
    await afterBooking(tx, deps, { bookingId: id, sequence: 0, startsAt: offer.startsAt, byText, now });
  }
  return { version, partyId: id, heldUntil: null, result: answer };
}

/** Somebody left the line at the moment of being served: nothing of the booking is kept. */
class LeftTheLine extends Error {}

/** One that has lapsed a moment ago is served all the same when there is still a table; throws LeftTheLine. */
async function serveFromLine(tx: Kysely<BookingTables>, place: { waitlistId: string; bookingId: string }) {
  const { numUpdatedRows } = await tx
    .updateTable('waitlist_entries')
    .set({ status: 'booked', booking_id: place.bookingId })
    .where('id', '=', place.waitlistId)
    .where('status', 'in', ['offered', 'lapsed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeftTheLine();
}

/** Books a table or says why not. The same key is answered the same, whatever has changed since. */
export async function book(deps: DeskDeps, command: BookingCommand): Promise<BookingOutcome> {
  const { storeId, house, occasion, request } = command;
  const bodyHash = hashOfRequest(storeId, request);
  const claim: Claim<CreateAnswer> = {
    day: { storeId, date: request.date },
    house,
    wish: { ...request, occasion, covers: request.adultCovers + request.childCovers, menuIds: [request.menuId] },
    instead: command.holdId,
    key: request.idempotencyKey,
    take: (tx, at) => takeTable(tx, deps, command, at),
    full: TAKEN,
    noteFull: (tx, now) =>
      writeAnswer(tx, { key: request.idempotencyKey, bodyHash, answer: TAKEN, now: new Date(now) }),
    again: (earlier) => sameAgain(earlier, bodyHash),
  };
  try {
    return answered(await claimSeat(deps, claim));
  } catch (error) {
    if (error instanceof CardRefused) return { ok: false, reason: 'card-refused' };
    if (error instanceof LeftTheLine) return { ok: false, reason: 'left-the-line' };
    throw error;
  }
}
