import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { SenderCheck } from '../../../platform/captcha/sender-check.server.ts';
import { previousOutcome, type StoredForm } from '../../engine/idempotency.server.ts';
import type { BookingTables } from '../../tables.server.ts';

/**
 * Bot check of a request: null when it passes, else the refusal. A repeated idempotency key, whose captcha token is used up,
 * passes: that request is answered as before.
 */
export function checkSender(
  c: Context,
  { db, senderCheck }: { db: Kysely<BookingTables>; senderCheck: SenderCheck },
  form: StoredForm,
) {
  return senderCheck(c, form.request.captchaToken, async () => Boolean(await previousOutcome(db, form)));
}
