import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import { DAY_MS } from '../../values/time/duration.ts';

const WITH_FILES_AT_ONCE = 50;

/**
 * Deletes messages older than the brand keeps them, with their files. Run by a job; running it twice does no harm.
 * Returns how many were deleted.
 */
export async function deleteOldMessages(
  { db, keptDays }: { db: QueryExecutorProvider; keptDays: number },
  now: Temporal.Instant,
): Promise<number> {
  const before = new Date(now.epochMilliseconds - keptDays * DAY_MS);
  return deleteInBatches(db, {
    table: 'contact_messages',
    key: ['id'],
    atOnce: WITH_FILES_AT_ONCE,
    where: sql`created_at <= ${before}`,
  });
}
