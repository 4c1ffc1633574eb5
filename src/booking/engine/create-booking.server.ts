import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { newReference } from '../../platform/reference.ts';
import type { CreateAnswer, CreateRequest } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { claimSeat } from './claim.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import type { AgreedGuarantee } from './guarantee.server.ts';
import { type EligibleRequest, previousOutcome, requestHash } from './idempotency.server.ts';
import type { OverLimit } from './limits/enter-address.server.ts';
import { sessionHashOf } from './limits/session-hash.ts';
import { manageToken } from './reference.ts';
import type { NewBooking } from './write-booking.server.ts';

export type BookingCommand = EligibleRequest & {
  request: CreateRequest;
  upsells: ChosenUpsell[];
  /** Null where no card is required. */
  guarantee: AgreedGuarantee | null;
  /** The hold this booking replaces, and the waitlist entry it was held for. */
  holdId: string | null;
  waitlistId?: string;
  /** Only this session receives the manage token. */
  sessionId: string;
};
export type BookingOutcome =
  | { ok: true; answer: CreateAnswer }
  | { ok: false; reason: 'not-offered' | 'key-reused' | 'card-refused' | 'left-waitlist' }
  | OverLimit;

const KEY_REUSED = { ok: false, reason: 'key-reused' } as const;
export const SLOT_TAKEN: CreateAnswer = { bookingReference: null, bookingStatus: bookingStatus.slotTaken };

/** `answer` carries the manage token, which is not stored. */
export function newBooking(
  deps: EngineDeps,
  { sessionId, holdId, restaurantWithMenus: _, occasion: __, ...command }: BookingCommand,
  bodyHash: Buffer,
): { booking: NewBooking; answer: CreateAnswer } {
  const id = randomUUID();
  const reference = newReference();
  const token = manageToken(deps.tokenSecret, id);
  const answer: CreateAnswer = { bookingReference: reference, bookingStatus: bookingStatus.booked };
  const booking: NewBooking = {
    ...command,
    kind: 'booking',
    id,
    reference,
    replacedHoldId: holdId,
    manageTokenHash: tokenHash(token),
    bodyHash,
    sessionHash: sessionHashOf(sessionId),
    answer,
    now: nowOf(deps),
  };
  return { booking, answer: { ...answer, manageToken: token } };
}

/** Stores the answer that the table was taken under the key; false when the key already has an answer. */
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

/** Books a table or returns the reason. Ask `previousOutcome` first for a key that may have an answer. */
export async function createBooking(deps: EngineDeps, command: BookingCommand): Promise<BookingOutcome> {
  const { storeId, restaurantWithMenus, occasion, request } = command;
  const bodyHash = requestHash(storeId, request);
  const { booking, answer } = newBooking(deps, command, bodyHash);
  /** The answer to the same key sent at the same moment. */
  const concurrentAnswer = () => previousOutcome(deps.db, { storeId, type: 'booking', request });
  const outcome = await claimSeat(deps, { party: booking, restaurantWithMenus, occasion });
  if (outcome.ok) return { ok: true, answer };
  switch (outcome.reason) {
    case 'taken': {
      const isNew = await writeTaken(deps.db, { request, storeId, bodyHash, now: nowOf(deps) });
      return isNew ? { ok: true, answer: SLOT_TAKEN } : ((await concurrentAnswer()) ?? KEY_REUSED);
    }
    case 'key-used':
      return (await concurrentAnswer()) ?? KEY_REUSED;
    case 'too-many-bookings':
    case 'too-many-messages':
      return (await concurrentAnswer()) ?? outcome;
    default:
      return { ok: false, reason: outcome.reason };
  }
}
