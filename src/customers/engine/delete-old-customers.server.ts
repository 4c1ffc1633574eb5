import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { deleteInBatches, inBatches } from '../../platform/database/in-batches.ts';
import { eachInTurn } from '../../platform/every.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { hideForgottenAddresses } from './consent-ledger.server.ts';

type Keeping = {
  db: QueryExecutorProvider;
  tokenSecret: string;
  unconfirmedDays: number;
  leftDays: number;
  /** Whether another room still needs the customer, who is `c`. */
  needed?: RawBuilder<boolean>;
};

const wasNeverConfirmed = (before: Date) => sql<boolean>`
  c.confirmed_at is null and c.created_at <= ${before}
  and not exists (select from sign_ups s where s.customer_id = c.id)`;

const hasLeft = (before: Date) => sql<boolean>`
  not exists (select from standing_consents s where s.address_hash = consent_address(c.email))
  and coalesce(
    (
      select max(e.happened_at) from customer_consents e
      where e.address_hash = consent_address(c.email) and e.state = 'withdrawn'
    ),
    c.confirmed_at
  ) <= ${before}
  and not exists (select from sign_ups s where s.customer_id = c.id and s.confirmed_at is null)`;

const deleteCustomers = (db: QueryExecutorProvider, those: RawBuilder<boolean>): Promise<number> =>
  inBatches(async (atOnce) => {
    const { numAffectedRows } = await sql`
      delete from customers where id in (select c.id from customers c where ${those} limit ${atOnce})`.execute(db);
    return Number(numAffectedRows ?? 0);
  });

/**
 * Deletes sign-ups and customers not confirmed within `unconfirmedDays`, and customers who have had no consent for
 * `leftDays`; keeps those for whom `needed` is true. Hides their addresses in the ledger. Safe to run twice. Returns the
 * number of customers deleted.
 */
export async function deleteOldCustomers(
  { db, tokenSecret, unconfirmedDays, leftDays, needed = sql`false` }: Keeping,
  now: Temporal.Instant,
): Promise<number> {
  const daysBefore = (days: number) => new Date(now.epochMilliseconds - days * DAY_MS);
  const unconfirmed = daysBefore(unconfirmedDays);
  let deleted = 0;
  const deleteThose = async (those: RawBuilder<boolean>) => {
    deleted += await deleteCustomers(db, those);
  };
  await eachInTurn(
    () =>
      deleteInBatches(db, {
        ...{ table: 'sign_ups', key: ['id'] },
        where: sql`confirmed_at is null and created_at <= ${unconfirmed}`,
      }),
    () => deleteThose(sql`${wasNeverConfirmed(unconfirmed)} and not (${needed})`),
    () => deleteThose(sql`${hasLeft(daysBefore(leftDays))} and not (${needed})`),
    () => hideForgottenAddresses(db, tokenSecret),
  );
  return deleted;
}
