import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Env } from '../../platform/env.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { tokenHash } from '../../platform/link-token.ts';
import type { Channel, ConsentSource } from '../contracts/consent.ts';
import { customerJob } from '../contracts/customer-jobs.ts';
import type { CustomerTables } from '../tables.server.ts';
import { appendConsent, standingConsent } from './consent-ledger.server.ts';
import { confirmAddress, findOrCreateCustomer } from './customer-record.server.ts';
import { signUpToken } from './links.ts';

export type CustomerDeps = {
  db: Kysely<CustomerTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  env: Pick<Env, 'SIGN_UP_CONFIRMATION'>;
};
/** Whether a consent waits for the link in our e-mail. */
export const confirmsSignUps = ({ env }: Pick<CustomerDeps, 'env'>): boolean => env.SIGN_UP_CONFIRMATION === 'on';

export type AskDeps = Pick<CustomerDeps, 'jobs' | 'tokenSecret' | 'env'>;

/** What somebody who has not shown that the address is theirs asked for and typed. */
export type AskedConsent = {
  email: string;
  channels: readonly Channel[];
  place: ConsentSource;
  wording: string;
  firstName: string;
  phoneNumber: string;
  favRestaurantCode?: string;
  birthDate?: number | null;
  source?: string;
  idempotencyKey?: string | null;
  bodyHash?: Buffer;
  now: Temporal.Instant;
};

/**
 * Notes in the caller's transaction what was asked for, and queues the e-mail with the link that confirms it; where the
 * brand asks for no confirmation it holds at once. False when the key is another's.
 */
export async function askConsent(tx: Kysely<CustomerTables>, deps: AskDeps, asked: AskedConsent): Promise<boolean> {
  const { email, channels, place, wording, now } = asked;
  const customer = await findOrCreateCustomer(tx, asked);
  const id = randomUUID();
  const row = await tx
    .insertInto('sign_ups')
    .values({
      id,
      customer_id: customer.id,
      channels: [...channels],
      place,
      wording,
      first_name: asked.firstName,
      phone_number: asked.phoneNumber,
      fav_restaurant_code: asked.favRestaurantCode ?? '',
      birth_date: asked.birthDate ?? null,
      source: asked.source ?? '',
      idempotency_key: asked.idempotencyKey ?? null,
      body_hash: asked.bodyHash ?? Buffer.alloc(0),
      token_hash: tokenHash(signUpToken(deps.tokenSecret, id)),
      created_at: new Date(now.epochMilliseconds),
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  if (confirmsSignUps(deps)) {
    for (const channel of channels) await appendConsent(tx, { email, channel, state: 'asked', place, wording, now });
    await deps.jobs.enqueue(tx, [customerJob({ kind: 'sign-up-confirm', signUpId: id })]);
  } else await grantAsked(tx, deps, { signUpId: id, now });
  return true;
}

/**
 * Makes an asked consent hold, in the caller's transaction: the customer's row takes over what was typed, the ledger is
 * written, and whoever is new on the list is welcomed. Returns the address that is; null where none is.
 */
export async function grantAsked(
  tx: Kysely<CustomerTables>,
  { jobs }: Pick<CustomerDeps, 'jobs'>,
  { signUpId, now }: { signUpId: string; now: Temporal.Instant },
): Promise<string | null> {
  const row = await tx
    .updateTable('sign_ups')
    .set({ confirmed_at: new Date(now.epochMilliseconds) })
    .where('id', '=', signUpId)
    .where('confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { place, wording, channels } = row;
  const typed = {
    ...(row.first_name && { first_name: row.first_name }),
    ...(row.phone_number && { phone_number: row.phone_number }),
    ...(row.fav_restaurant_code && { fav_restaurant_code: row.fav_restaurant_code }),
    ...(row.birth_date !== null && { birth_date: row.birth_date }),
  };
  // The row is locked by this in any case: two confirmations of one customer happen one after the other.
  const { email } = await tx
    .updateTable('customers')
    .set({ id: row.customer_id, ...typed })
    .where('id', '=', row.customer_id)
    .returning('email')
    .executeTakeFirstOrThrow();
  await confirmAddress(tx, { customerId: row.customer_id, now });
  const before = await standingConsent(tx, email);
  for (const channel of channels) await appendConsent(tx, { email, channel, state: 'given', place, wording, now });
  if (!channels.includes('email') || before.email) return null;
  await jobs.enqueue(tx, [customerJob({ kind: 'welcome', signUpId })]);
  return email;
}
