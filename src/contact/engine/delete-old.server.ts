import { type QueryExecutorProvider, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import { DAY_MS } from '../../values/time/duration.ts';

const WITH_FILES_AT_ONCE = 50;

/**
 * Deletes messages, with their files, after the brand's retention period. Run by a job; idempotent. Returns how many
 * were deleted.
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
