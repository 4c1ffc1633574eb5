import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import { eachInTurn } from '../../platform/every.ts';
import { DAY_MS } from '../../values/time/duration.ts';

/** A refusal is known again for so long; its e-mail is tried for about a day. */
const REFUSAL_DAYS = 7;

/**
 * Deletes referrals so many days after the friend asked, links through which nobody was referred since, and old
 * refusals. Run by a job; running it twice does no harm.
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
