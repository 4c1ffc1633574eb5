import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import { eachInTurn } from '../../platform/every.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { addDays } from '../../values/time/wall-time.ts';

/** How long a request is recognised; its e-mail is retried for about a day. */
const REQUEST_DAYS = 7;

/** Deletes vouchers a fixed number of days after their last day, and old requests. Run by a job; idempotent. */
export async function deleteOldVouchers(
  { db, keptDays }: { db: QueryExecutorProvider; keptDays: number },
  now: Temporal.Instant,
): Promise<void> {
  const today = londonNow(now.epochMilliseconds).date;
  const lastDay = addDays(today, -keptDays);
  const before = new Date(now.epochMilliseconds - REQUEST_DAYS * DAY_MS);
  await eachInTurn(
    () => deleteInBatches(db, { table: 'vouchers', key: ['id'], where: sql`ends_on < ${lastDay}` }),
    () => deleteInBatches(db, { table: 'voucher_requests', key: ['id'], where: sql`asked_at <= ${before}` }),
  );
}
