import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import { eachInTurn } from '../../platform/every.ts';
import { DAY_MS } from '../../values/time/duration.ts';

/** How long a refusal is recognised; its e-mail is retried for about a day. */
const REFUSAL_DAYS = 7;

/**
 * Deletes referrals a fixed number of days after the claim, links without referrals in that time, and old refusals.
 * Run by a job; idempotent.
 */
export async function deleteOldReferrals(
  { db, keptDays }: { db: QueryExecutorProvider; keptDays: number },
  now: Temporal.Instant,
): Promise<void> {
  const daysBefore = (days: number) => new Date(now.epochMilliseconds - days * DAY_MS);
  const [claimedBefore, refusedBefore] = [daysBefore(keptDays), daysBefore(REFUSAL_DAYS)];
  await eachInTurn(
    () => deleteInBatches(db, { table: 'referrals', key: ['id'], where: sql`claimed_at <= ${claimedBefore}` }),
    () =>
      deleteInBatches(db, {
        table: 'referrers',
        key: ['id'],
        where: sql`created_at <= ${claimedBefore}
          and not exists (select from referrals where referrer_id = referrers.id)`,
      }),
    () => deleteInBatches(db, { table: 'referral_refusals', key: ['id'], where: sql`refused_at <= ${refusedBefore}` }),
  );
}
