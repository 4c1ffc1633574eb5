import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { SenderCheck } from '../platform/captcha/sender-check.server.ts';
import { type AnyRequest, earlierOutcome } from './desk/idempotency.server.ts';
import type { BookingTables } from './tables.server.ts';

/**
 * Whether whoever sends a request may; asked once for each key. A request sent again has a token that is used up, and
 * is to be answered as before.
 */
export async function refusedSender(
  c: Context,
  { db, senderCheck }: { db: Kysely<BookingTables>; senderCheck: SenderCheck },
  { storeId, request, unasked }: { storeId: string; request: AnyRequest; unasked: 'all' | 'few' },
) {
  if (unasked === 'all' && request.captchaToken === undefined) return null;
  const earlier = await earlierOutcome(db, storeId, request);
  return earlier ? null : senderCheck(c, request.captchaToken, { unasked });
}
