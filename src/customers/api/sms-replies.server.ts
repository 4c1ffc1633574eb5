import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { FORBIDDEN } from '../../values/http-status.ts';
import { stopByText } from '../engine/stop-by-text.server.ts';
import type { CustomerTables } from '../tables.server.ts';

/** Webhook path. */
export const SMS_REPLIES = '/sms-replies';

/** Twilio's opt-out keywords and some more. */
const STOPS = /^\s*(stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out)\b/i;
/** Sends no reply. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Twilio's webhook signature: HMAC over the address and all fields sorted by name. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>): string {
  const payload = Object.keys(fields)
    .sort()
    .reduce((text, name) => `${text}${name}${fields[name]}`, url);
  return createHmac('sha1', authToken).update(payload, 'utf8').digest('base64');
}

function isSame(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

type RepliesDeps = {
  db: Kysely<CustomerTables>;
  clock: Clock;
  authToken: string;
  /** The address the provider calls; by default the request's own. */
  publicUrl: string | undefined;
};

/**
 * Replies to our text messages, posted by the provider: STOP ends offers by text for every customer with that number.
 */
export function smsReplies({ db, clock, authToken, publicUrl }: RepliesDeps): Hono {
  return new Hono().post(SMS_REPLIES, async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const { pathname, search, origin } = new URL(c.req.url);
    const url = `${publicUrl ?? origin}${pathname}${search}`;
    const signature = c.req.header('x-twilio-signature') ?? '';
    if (!isSame(signature, twilioSignature(authToken, url, fields))) return c.text('Not signed.', FORBIDDEN);
    const stops = fields.OptOutType === 'STOP' || STOPS.test(fields.Body ?? '');
    if (stops && fields.From) await stopByText(db, { number: fields.From, now: clock() });
    return c.text(NO_ANSWER, 200, { 'content-type': 'text/xml; charset=utf-8' });
  });
}
