import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CreateAnswer, CreateRequest, EnquiryRequest, EventRequest } from '../contract.ts';
import type { Occasion } from '../occasions.ts';
import type { House } from '../offer.ts';
import type { BookingTables } from '../tables.server.ts';
import type { ClaimOutcome } from './claim.server.ts';
import type { Earlier } from './service-day-lock.server.ts';

export type AnyRequest = CreateRequest | EnquiryRequest | EventRequest;
export type Asked = { storeId: string; house: House; occasion: Occasion };

/** What differs at every attempt to send the same form is no part of what was asked. */
export function hashOfRequest(storeId: string, request: AnyRequest): Buffer {
  const { captchaToken: _, ...asked } = request;
  const { holdToken: __, ...wish } = { holdToken: undefined, ...asked };
  return createHash('sha256')
    .update(JSON.stringify([storeId, wish]))
    .digest();
}

/** The answer given before, when the same was asked. */
export function sameAgain(earlier: Earlier, bodyHash: Buffer): ClaimOutcome<CreateAnswer> {
  return earlier.bodyHash.equals(bodyHash) ? { ok: true, result: earlier.answer } : { ok: false, reason: 'key-reused' };
}

export const answered = (outcome: ClaimOutcome<CreateAnswer>) =>
  outcome.ok ? { ok: true as const, answer: outcome.result } : outcome;

/** The answer this key was given before, for requests that would be refused by now; null when it is new. */
export async function earlierOutcome(db: Kysely<BookingTables>, storeId: string, request: AnyRequest) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'answer'])
    .where('key', '=', request.idempotencyKey)
    .executeTakeFirst();
  return row ? answered(sameAgain(row as Earlier, hashOfRequest(storeId, request))) : null;
}
