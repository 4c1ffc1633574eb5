import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { SenderCheck } from '../../../platform/captcha/sender-check.server.ts';
import { previousOutcome, type StoredRequest } from '../../engine/idempotency.server.ts';
import type { BookingTables } from '../../tables.server.ts';

/**
 * Bot check of a request: null when it passes, else the refusal. Skipped for a repeated idempotency key, whose captcha
 * token is used up: that request is answered as before.
 */
export async function checkSender(
  c: Context,
  { db, senderCheck }: { db: Kysely<BookingTables>; senderCheck: SenderCheck },
  { storeId, request }: { storeId: string; request: StoredRequest },
) {
  const earlier = await previousOutcome(db, storeId, request);
  return earlier ? null : senderCheck(c, request.captchaToken);
}
