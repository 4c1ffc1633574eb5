import { type QueryExecutorProvider, sql } from 'kysely';
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
  await sql`delete from referrals where claimed_at <= ${daysBefore(keptDays)}`.execute(db);
  await sql`
    delete from referrers r where r.created_at <= ${daysBefore(keptDays)}
      and not exists (select from referrals where referrer_id = r.id)`.execute(db);
  await sql`delete from referral_refusals where refused_at <= ${daysBefore(REFUSAL_DAYS)}`.execute(db);
}
