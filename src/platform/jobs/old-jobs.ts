import type { Pool } from 'pg';
import { inBatches } from '../database/in-batches.ts';

/** By the rules of pg-boss, which would delete all that is due in one statement. */
const DELETE_OLD = `
  delete from pgboss.job where (name, id) in (
    select name, id from pgboss.job
    where (deletion_seconds > 0 and completed_on + deletion_seconds * interval '1s' < now())
      or (state < 'active' and keep_until < now())
    limit $1 for update skip locked
  )`;

/** Deletes jobs that were done, or gave up, as long ago as they are kept. Returns how many there were. */
export const deleteOldJobs = (pool: Pool): Promise<number> =>
  inBatches(async (atOnce) => (await pool.query(DELETE_OLD, [atOnce])).rowCount ?? 0);
