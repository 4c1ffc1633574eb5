import { type Kysely, sql } from 'kysely';
import type { Channel, ConsentPlace, ConsentState } from '../contracts/consent.ts';
import type { CustomerTables } from '../tables.server.ts';

export type ConsentEntry = {
  email: string;
  channel: Channel;
  state: ConsentState;
  place: ConsentPlace;
  /** Names the words that were shown. */
  wording: string;
  now: Temporal.Instant;
};

const hashOf = (email: string) => sql<Buffer>`consent_address(${email.trim()})`;

/** Appends to the ledger in the caller's transaction. */
export async function appendConsent(tx: Kysely<CustomerTables>, entry: ConsentEntry): Promise<void> {
  const { email, channel, state, place, wording, now } = entry;
  await tx
    .insertInto('customer_consents')
    .values({
      ...{ address_hash: hashOf(email), channel, state, place, wording },
      happened_at: new Date(now.epochMilliseconds),
    })
    .execute();
}

/** Which channels the address may be sent marketing by now: those whose last entry, other than asked, is given. */
export async function standingConsent(db: Kysely<CustomerTables>, email: string): Promise<Record<Channel, boolean>> {
  const rows = await db
    .selectFrom('standing_consents')
    .select('channel')
    .where('address_hash', '=', hashOf(email))
    .execute();
  const stands = new Set(rows.map(({ channel }) => channel));
  return { email: stands.has('email'), sms: stands.has('sms') };
}
