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
/** Whether consent requires confirmation by e-mail. */
export const confirmsSignUps = ({ env }: Pick<CustomerDeps, 'env'>): boolean => env.SIGN_UP_CONFIRMATION === 'on';

export type AskDeps = Pick<CustomerDeps, 'jobs' | 'tokenSecret' | 'env'>;

/** A consent requested for an unconfirmed address, and what was typed with it. */
export type ConsentRequest = {
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
 * Records a requested consent in the caller's transaction and queues its confirmation e-mail; takes effect at once if
 * the brand requires no confirmation. False if the key belongs to another request.
 */
export async function askConsent(tx: Kysely<CustomerTables>, deps: AskDeps, request: ConsentRequest): Promise<boolean> {
  const { email, channels, place, wording, now } = request;
  const customer = await findOrCreateCustomer(tx, request);
  const id = randomUUID();
  const row = await tx
    .insertInto('sign_ups')
    .values({
      id,
      customer_id: customer.id,
      channels: [...channels],
      place,
      wording,
      first_name: request.firstName,
      phone_number: request.phoneNumber,
      fav_restaurant_code: request.favRestaurantCode ?? '',
      birth_date: request.birthDate ?? null,
      source: request.source ?? '',
      idempotency_key: request.idempotencyKey ?? null,
      body_hash: request.bodyHash ?? Buffer.alloc(0),
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
  } else await grantConsent(tx, deps, { signUpId: id, now });
  return true;
}

/**
 * Grants a requested consent in the caller's transaction: updates the customer, writes the ledger and welcomes new
 * subscribers. Returns a welcomed address, otherwise null.
 */
export async function grantConsent(
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
  const columns = {
    ...(row.first_name && { first_name: row.first_name }),
    ...(row.phone_number && { phone_number: row.phone_number }),
    ...(row.fav_restaurant_code && { fav_restaurant_code: row.fav_restaurant_code }),
    ...(row.birth_date !== null && { birth_date: row.birth_date }),
  };
  // Locks the row even if nothing changes, so that two confirmations for a customer run one after the other.
  const { email } = await tx
    .updateTable('customers')
    .set({ id: row.customer_id, ...columns })
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
