import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
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
  await sql`delete from sign_ups where confirmed_at is null and created_at <= ${unconfirmed}`.execute(db);
  const { numAffectedRows: strangers } = await sql`
    delete from customers c where c.confirmed_at is null and c.created_at <= ${unconfirmed} and not (${needed})
      and not exists (select from sign_ups s where s.customer_id = c.id)`.execute(db);
  const { numAffectedRows: left } = await sql`
    delete from customers c
    where not exists (select from standing_consents s where s.address_hash = consent_address(c.email))
      and not (${needed})
      and coalesce(
        (
          select max(e.happened_at) from customer_consents e
          where e.address_hash = consent_address(c.email) and e.state = 'withdrawn'
        ),
        c.confirmed_at
      ) <= ${daysBefore(leftDays)}
      and not exists (select from sign_ups s where s.customer_id = c.id and s.confirmed_at is null)`.execute(db);
  await hideForgottenAddresses(db, tokenSecret);
  return Number(strangers ?? 0) + Number(left ?? 0);
}
