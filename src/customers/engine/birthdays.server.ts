import { type Kysely, sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { customerJob } from '../contracts/customer-jobs.ts';
import { comingBirthdays } from '../rules/coming-birthdays.ts';
import type { CustomerTables } from '../tables.server.ts';
import type { CustomerDeps } from './ask-consent.server.ts';
import { agreesTo } from './consent-ledger.server.ts';

type BirthdayDeps = Pick<CustomerDeps, 'db' | 'jobs' | 'clock'> & { daysAhead: number };

/**
 * Queues one e-mail for each birthday in the coming days, for customers who agree to e-mails. Run by a job;
 * idempotent, and catches up after missed days. Returns how many were queued.
 */
export async function queueBirthdays({ db, jobs, clock, daysAhead }: BirthdayDeps): Promise<number> {
  const now = clock();
  const birthdays = comingBirthdays(londonNow(now.epochMilliseconds).date, daysAhead);
  const queueSome = async (tx: Kysely<CustomerTables>, atOnce: number) => {
    const { rows } = await sql<{ customer_id: string; year: number }>`
      insert into birthday_letters (customer_id, year, queued_at)
      select c.id, coming.year, ${new Date(now.epochMilliseconds)}
      from customers c
      join jsonb_to_recordset(${JSON.stringify(birthdays)}::jsonb) as coming (day int, month int, year int)
        on coming.day = extract(day from to_timestamp(c.birth_date) at time zone 'UTC')
        and coming.month = extract(month from to_timestamp(c.birth_date) at time zone 'UTC')
      where c.birth_date is not null and ${agreesTo('email')}
        and not exists (select from birthday_letters sent where sent.customer_id = c.id and sent.year = coming.year)
      limit ${atOnce}
      on conflict do nothing
      returning customer_id, year`.execute(tx);
    const emails = rows.map(({ customer_id, year }) =>
      customerJob({ kind: 'birthday', customerId: customer_id, year }),
    );
    if (emails.length > 0) await jobs.enqueue(tx, emails);
    return emails.length;
  };
  return inBatches((atOnce) => db.transaction().execute((tx) => queueSome(tx, atOnce)));
}
