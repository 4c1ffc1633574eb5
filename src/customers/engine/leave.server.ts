import type { Kysely } from 'kysely';
import type { Channel, ConsentSource } from '../contracts/consent.ts';
import { CONSENT_WORDS_VERSION } from '../contracts/consent-words.ts';
import type { CustomerTables } from '../tables.server.ts';
import type { CustomerDeps } from './ask-consent.server.ts';
import { appendConsent, standingConsent } from './consent-ledger.server.ts';
import { customerOfUnsubscribe } from './links.ts';

type Leaving = { email: string; channels: readonly Channel[]; place: ConsentSource; now: Temporal.Instant };

/** Withdraws the standing consents of these channels, in the caller's transaction. */
export async function withdrawConsent(tx: Kysely<CustomerTables>, { channels, ...entry }: Leaving): Promise<void> {
  const stands = await standingConsent(tx, entry.email);
  for (const channel of channels.filter((channel) => stands[channel]))
    await appendConsent(tx, { ...entry, channel, state: 'withdrawn', wording: CONSENT_WORDS_VERSION });
}

type LeaveDeps = Pick<CustomerDeps, 'db' | 'clock' | 'tokenSecret'>;

/**
 * Ends marketing by e-mail through a link, and returns whether texts continue; null for a link we didn't issue.
 * Somebody forgotten since then has already left.
 */
export async function leaveByLink(
  { db, clock, tokenSecret }: LeaveDeps,
  token: string,
): Promise<{ textsGoOn: boolean } | null> {
  const customerId = customerOfUnsubscribe(tokenSecret, token);
  if (customerId === null) return null;
  const row = await db.selectFrom('customers').select('email').where('id', '=', customerId).executeTakeFirst();
  if (!row) return { textsGoOn: false };
  const withdrawal: Leaving = { email: row.email, channels: ['email'], place: 'unsubscribe-link', now: clock() };
  return db.transaction().execute(async (tx) => {
    await withdrawConsent(tx, withdrawal);
    const { sms } = await standingConsent(tx, row.email);
    return { textsGoOn: sms };
  });
}
