import type { Pool } from 'pg';

const DUE = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
  )`;

/** Those of the queues that have a job whose time has come: one statement for all, where each worker would send its own. */
export async function dueQueues(pool: Pool, queues: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(DUE, [queues]);
  return rows.map(({ name }) => name);
}
