import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Occasion } from '../../restaurants/contract.ts';
import type { CreateAnswer, CreateRequest, EnquiryRequest, EventRequest } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import type { BookableRestaurant } from '../rules/seating/availability.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';
import { sessionHashOf } from './limits/session-hash.ts';
import { manageToken } from './reference.ts';

export type StoredRequest = CreateRequest | EnquiryRequest | EventRequest;
export type EligibleRequest = { storeId: string; restaurantWithMenus: BookableRestaurant; occasion: Occasion };

const hashOf = (storeId: string, comparable: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([storeId, comparable]))
    .digest();

/** Leaves out what differs between submissions of the same form, such as a card entered again. */
export function requestHash(storeId: string, request: StoredRequest): Buffer {
  const { captchaToken: _, ...fields } = request;
  const absent = { holdToken: undefined, braintreeCustomerId: undefined };
  const { holdToken: _1, braintreeCustomerId: _2, ...comparable } = { ...absent, ...fields };
  return hashOf(storeId, comparable);
}

/** As the previous release stored it, with the card. To be removed with the next. */
function hashWithCard(storeId: string, request: StoredRequest): Buffer {
  const { captchaToken: _, ...fields } = request;
  const { holdToken: _1, ...comparable } = { holdToken: undefined, ...fields };
  return hashOf(storeId, comparable);
}

export type StoredForm = { storeId: string; type: BookingRow['booking_type']; request: StoredRequest };

/** The answers to each kind of form, which tell apart forms sent with one key. */
const statusesOf: Record<StoredForm['type'], readonly CreateAnswer['bookingStatus'][]> = {
  booking: [bookingStatus.booked, bookingStatus.slotTaken],
  enquiry: [bookingStatus.enquiryReceived],
  event: [bookingStatus.eventReceived],
};

/** A form's key at this restaurant. Keys from before migration 131 name no restaurant; to be removed with the next release. */
export const usedKey = (db: Kysely<BookingTables>, key: string, storeId: string) =>
  db.selectFrom('idempotency_keys').where('key', '=', key).where('store_id', 'in', [storeId, '']);

/**
 * The stored answer to this key; null when it is new. Ask before any check or limit, so that a repeated form gets its
 * answer even if it would now be refused.
 */
export async function previousOutcome(db: Kysely<BookingTables>, { storeId, type, request }: StoredForm) {
  const row = await usedKey(db, request.idempotencyKey, storeId).select(['body_hash', 'answer']).executeTakeFirst();
  if (!row) return null;
  const answer = row.answer as CreateAnswer;
  const isSameBody = [requestHash, hashWithCard].some((hash) => row.body_hash.equals(hash(storeId, request)));
  if (!isSameBody || !statusesOf[type].includes(answer.bookingStatus))
    return { ok: false as const, reason: 'key-reused' as const };
  return { ok: true as const, answer };
}

type Sender = { storeId: string; idempotencyKey: string; sessionId: string };

/** Adds the manage token to a repeated answer, only for the session that sent the form first. */
export async function withManageToken(
  { db, tokenSecret }: Pick<EngineDeps, 'db' | 'tokenSecret'>,
  answer: CreateAnswer,
  { storeId, idempotencyKey, sessionId }: Sender,
): Promise<CreateAnswer> {
  if (answer.bookingReference === null || answer.manageToken) return answer;
  const sentByThisSession = usedKey(db, idempotencyKey, storeId)
    .select('key')
    .where('session_hash', '=', sessionHashOf(sessionId));
  const own = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', answer.bookingReference)
    .where('store_id', '=', storeId)
    .where(({ exists }) => exists(sentByThisSession))
    .executeTakeFirst();
  return own ? { ...answer, manageToken: manageToken(tokenSecret, own.id) } : answer;
}
