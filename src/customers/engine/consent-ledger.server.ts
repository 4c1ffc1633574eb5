import { createHmac } from 'node:crypto';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { throughAll } from '../../platform/database/in-batches.ts';
import type { Channel, ConsentSource, ConsentState } from '../contracts/consent.ts';
import type { CustomerTables } from '../tables.server.ts';

export type ConsentEntry = {
  email: string;
  channel: Channel;
  state: ConsentState;
  place: ConsentSource;
  /** The version of the wording shown. */
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
      address_hash: hashOf(email),
      channel,
      state,
      place,
      wording,
      happened_at: new Date(now.epochMilliseconds),
    })
    .execute();
}

/** The channels on which an address may be sent marketing: those whose last entry, ignoring requests, is given. */
export async function standingConsent(db: Kysely<CustomerTables>, email: string): Promise<Record<Channel, boolean>> {
  const rows = await db
    .selectFrom('standing_consents')
    .select('channel')
    .where('address_hash', '=', hashOf(email))
    .execute();
  const stands = new Set(rows.map(({ channel }) => channel));
  return { email: stands.has('email'), sms: stands.has('sms') };
}

/** Replaces the hash of a former customer's address: without the secret no guess can be verified. */
const hashOfForgotten = (secret: string, hash: Buffer) =>
  createHmac('sha256', secret).update('forgotten-address:').update(hash).digest();

/** Whether customer `c` agrees to a channel. A lookup by address, because a join would read the whole view. */
export const agreesTo = (channel: Channel) => sql<boolean>`coalesce((
  select e.state from customer_consents e
  where e.address_hash = consent_address(c.email) and e.channel = ${channel} and e.state <> 'asked'
  order by e.id desc limit 1
), '') = 'given'`;

const FORGOTTEN = sql<boolean>`not exists (select from customers c where consent_address(c.email) = e.address_hash)`;

async function hide(db: QueryExecutorProvider, secret: string, hash: Buffer): Promise<void> {
  await sql`
    update customer_consents e set address_hash = ${hashOfForgotten(secret, hash)}, keyed = true
    where e.address_hash = ${hash} and not e.keyed and ${FORGOTTEN}`.execute(db);
}

/** Hides an address in the ledger unless it belongs to a customer; a returning customer starts afresh. */
export async function hideForgottenAddress(db: QueryExecutorProvider, secret: string, email: string): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`select ${hashOf(email)} as hash`.execute(db);
  for (const { hash } of rows) await hide(db, secret, hash);
}

/** Hides all addresses of former customers in the ledger. Run by a job; idempotent. */
export function hideForgottenAddresses(db: QueryExecutorProvider, secret: string): Promise<void> {
  return throughAll<Buffer>(Buffer.alloc(0), async (after, atOnce) => {
    const { rows } = await sql<{ hash: Buffer; forgotten: boolean }>`
      select e.address_hash as hash, ${FORGOTTEN} as forgotten
      from (
        select distinct address_hash from customer_consents
        where not keyed and address_hash > ${after} order by address_hash limit ${atOnce}
      ) e order by e.address_hash`.execute(db);
    for (const { hash, forgotten } of rows) if (forgotten) await hide(db, secret, hash);
    return rows.at(-1)?.hash;
  });
}

type LedgerEntry = Pick<CustomerTables['customer_consents'], 'channel' | 'state' | 'place' | 'wording' | 'happened_at'>;

/** All entries of an address, oldest first, including those from before it was last forgotten. */
export async function consentHistory(db: QueryExecutorProvider, secret: string, email: string): Promise<LedgerEntry[]> {
  const { rows: hashes } = await sql<{ hash: Buffer }>`select ${hashOf(email)} as hash`.execute(db);
  const [{ hash }] = hashes as [{ hash: Buffer }];
  const { rows } = await sql<LedgerEntry>`
    select channel, state, place, wording, happened_at from customer_consents
    where address_hash in (${hash}, ${hashOfForgotten(secret, hash)}) order by id`.execute(db);
  return rows;
}
