import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { FORBIDDEN } from '../../values/http-status.ts';
import { stopByText } from '../engine/stop-by-text.server.ts';
import type { CustomerTables } from '../tables.server.ts';

/** Where the provider posts them. */
export const SMS_REPLIES = '/sms-replies';

/** Twilio's words for leaving, and our readers' own. */
const STOPS = /^\s*(stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out)\b/i;
/** An empty answer: nothing is sent back. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Twilio's signature of a webhook: the address, and all fields in the order of their names, by the account's secret. */
export function twilioSignature(authToken: string, url: string, fields: Record<string, string>): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => `${text}${name}${fields[name]}`, url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}

type RepliesDeps = {
  db: Kysely<CustomerTables>;
  clock: Clock;
  authToken: string;
  /** What the provider calls us by; without it the address it asked for. */
  publicUrl: string | undefined;
};

/** Answers to our text messages, posted by the provider: STOP ends offers by text for everybody with that number. */
export function smsReplies({ db, clock, authToken, publicUrl }: RepliesDeps): Hono {
  return new Hono().post(SMS_REPLIES, async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const { pathname, search, origin } = new URL(c.req.url);
    const url = `${publicUrl ?? origin}${pathname}${search}`;
    const given = c.req.header('x-twilio-signature') ?? '';
    if (!isSame(given, twilioSignature(authToken, url, fields))) return c.text('Not signed.', FORBIDDEN);
    const stops = fields.OptOutType === 'STOP' || STOPS.test(fields.Body ?? '');
    if (stops && fields.From) await stopByText(db, { number: fields.From, now: clock() });
    return c.text(NO_ANSWER, 200, { 'content-type': 'text/xml; charset=utf-8' });
  });
}
