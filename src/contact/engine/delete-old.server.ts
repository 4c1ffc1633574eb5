import { type QueryExecutorProvider, sql } from 'kysely';
import { DAY_MS } from '../../values/time/duration.ts';

/**
 * Deletes messages older than the brand keeps them, with their files. Run by a job; running it twice does no harm.
 * Returns how many were deleted.
 */
export async function deleteOldMessages(
  { db, keptDays }: { db: QueryExecutorProvider; keptDays: number },
  now: Temporal.Instant,
): Promise<number> {
  const before = new Date(now.epochMilliseconds - keptDays * DAY_MS);
  const { numAffectedRows } = await sql`delete from contact_messages where created_at <= ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
