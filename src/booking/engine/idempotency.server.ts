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

/** The request without what differs at every attempt to send the same form, as a card that is given again does. */
export function requestHash(storeId: string, request: StoredRequest): Buffer {
  const { captchaToken: _, ...asked } = request;
  const none = { holdToken: undefined, braintreeCustomerId: undefined };
  const { holdToken: _1, braintreeCustomerId: _2, ...comparable } = { ...none, ...asked };
  return hashOf(storeId, comparable);
}

/** As the build before stored it, with the card; looked at for one release more. */
function hashWithCard(storeId: string, request: StoredRequest): Buffer {
  const { captchaToken: _, ...asked } = request;
  const { holdToken: _1, ...comparable } = { holdToken: undefined, ...asked };
  return hashOf(storeId, comparable);
}

/** A form as it is kept under its key. */
export type StoredForm = { storeId: string; type: BookingRow['booking_type']; request: StoredRequest };

/** What a form of each kind may have been answered: by that the forms of one key are told apart. */
const answersTo: Record<StoredForm['type'], readonly CreateAnswer['bookingStatus'][]> = {
  booking: [bookingStatus.booked, bookingStatus.slotTaken],
  enquiry: [bookingStatus.enquiryReceived],
  event: [bookingStatus.eventReceived],
};

/**
 * The key of a form for this restaurant. Those of builds before migration 131 name none; they are kept for a week, and
 * looked at for one release more.
 */
export const usedKey = (db: Kysely<BookingTables>, key: string, storeId: string) =>
  db.selectFrom('idempotency_keys').where('key', '=', key).where('store_id', 'in', [storeId, '']);

/**
 * The answer this key was given before; null when it is new. Ask before any check or limit, so that a form sent again gets
 * it even where it would be refused by now.
 */
export async function previousOutcome(db: Kysely<BookingTables>, { storeId, type, request }: StoredForm) {
  const row = await usedKey(db, request.idempotencyKey, storeId).select(['body_hash', 'answer']).executeTakeFirst();
  if (!row) return null;
  const answer = row.answer as CreateAnswer;
  const isSameBody = [requestHash, hashWithCard].some((hash) => row.body_hash.equals(hash(storeId, request)));
  if (!isSameBody || !answersTo[type].includes(answer.bookingStatus))
    return { ok: false as const, reason: 'key-reused' as const };
  return { ok: true as const, answer };
}

type Asked = { storeId: string; idempotencyKey: string; sessionId: string };

/** The answer as this session may have it: repeated with the manage token only to the session that sent it first. */
export async function withManageToken(
  { db, tokenSecret }: Pick<EngineDeps, 'db' | 'tokenSecret'>,
  answer: CreateAnswer,
  { storeId, idempotencyKey, sessionId }: Asked,
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
