import type { Pool } from 'pg';
import { inBatches } from '../database/in-batches.ts';

/** pg-boss's own rules, but in batches: it would delete everything due in one statement. */
const DELETE_OLD = `
  delete from pgboss.job where (name, id) in (
    select name, id from pgboss.job
    where (deletion_seconds > 0 and completed_on + deletion_seconds * interval '1s' < now())
      or (state < 'active' and keep_until < now())
    limit $1 for update skip locked
  )`;

/** Deletes finished jobs past their retention. Returns how many. */
export const deleteOldJobs = (pool: Pool): Promise<number> =>
  inBatches(async (atOnce) => (await pool.query(DELETE_OLD, [atOnce])).rowCount ?? 0);
