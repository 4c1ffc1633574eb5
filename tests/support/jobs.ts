import { pino } from 'pino';
import type { Connection } from '../../src/platform/database.ts';
import { type Jobs, openJobs } from '../../src/platform/jobs.ts';

/**
 * The real queue on a test's own database, with nothing in it. One job is put in outside a transaction first: a queue
 * looks up its settings on its first use, on a connection that a transaction may be holding.
 */
export async function openTestJobs<Tables>(connection: Connection<Tables>): Promise<Jobs> {
  const jobs = await openJobs(connection, ['mail'], pino({ level: 'silent' }));
  await jobs.enqueue(connection.db, [{ queue: 'mail', data: {} }]);
  await connection.pool.query('delete from pgboss.job');
  return jobs;
}
