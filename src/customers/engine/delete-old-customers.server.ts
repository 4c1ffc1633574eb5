import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { deleteInBatches, throughAll } from '../../platform/database/in-batches.ts';
import { eachInTurn } from '../../platform/every.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { agreesTo, hideForgottenAddresses } from './consent-ledger.server.ts';

type Keeping = {
  db: QueryExecutorProvider;
  tokenSecret: string;
  unconfirmedDays: number;
  leftDays: number;
  /** Whether another room still needs customer `c`. */
  isNeeded: RawBuilder<boolean>;
};

const wasNeverConfirmed = (before: Date) => sql<boolean>`
  c.confirmed_at is null and c.created_at <= ${before}
  and not exists (select from sign_ups s where s.customer_id = c.id)`;

const hasLeft = (before: Date) => sql<boolean>`
  not (${agreesTo('email')}) and not (${agreesTo('sms')})
  and coalesce(
    (
      select max(e.happened_at) from customer_consents e
      where e.address_hash = consent_address(c.email) and e.state = 'withdrawn'
    ),
    c.confirmed_at
  ) <= ${before}
  and not exists (select from sign_ups s where s.customer_id = c.id and s.confirmed_at is null)`;

/**
 * Goes through all customers in batches, since the ledger's last entries have no index. Returns how many were deleted.
 */
async function deleteCustomers(db: QueryExecutorProvider, condition: RawBuilder<boolean>): Promise<number> {
  let count = 0;
  await throughAll('00000000-0000-0000-0000-000000000000', async (after, atOnce) => {
    const { rows } = await sql<{ last: string | null; gone: number }>`
      with looked as materialized (
        select * from customers where id > ${after}::uuid order by id limit ${atOnce}
      ), gone as (
        delete from customers where id in (select c.id from looked c where ${condition}) returning id
      )
      select (select id from looked order by id desc limit 1) as last, (select count(*) from gone) as gone`.execute(db);
    count += rows[0]?.gone ?? 0;
    return rows[0]?.last ?? undefined;
  });
  return count;
}

/**
 * Deletes sign-ups and customers not confirmed within `unconfirmedDays`, and customers who have had no consent for
 * `leftDays`; keeps those for whom `isNeeded` is true. Hides their addresses in the ledger. Idempotent. Returns the
 * number of customers deleted.
 */
export async function deleteOldCustomers(
  { db, tokenSecret, unconfirmedDays, leftDays, isNeeded }: Keeping,
  now: Temporal.Instant,
): Promise<number> {
  const daysBefore = (days: number) => new Date(now.epochMilliseconds - days * DAY_MS);
  const unconfirmedBefore = daysBefore(unconfirmedDays);
  let total = 0;
  const deleteThose = async (condition: RawBuilder<boolean>) => {
    total += await deleteCustomers(db, condition);
  };
  await eachInTurn(
    () =>
      deleteInBatches(db, {
        table: 'sign_ups',
        key: ['id'],
        where: sql`confirmed_at is null and created_at <= ${unconfirmedBefore}`,
      }),
    () => deleteThose(sql`${wasNeverConfirmed(unconfirmedBefore)} and not (${isNeeded})`),
    () => deleteThose(sql`${hasLeft(daysBefore(leftDays))} and not (${isNeeded})`),
    () => hideForgottenAddresses(db, tokenSecret),
  );
  return total;
}
