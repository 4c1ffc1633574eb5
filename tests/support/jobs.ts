import { pino } from 'pino';
import { QUEUES } from '../../src/job-queues.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { type Jobs, openJobs } from '../../src/platform/jobs/jobs.ts';

/** The real queue on a test's own database, without workers. */
export async function openTestJobs<Tables>(connection: Connection<Tables>): Promise<Jobs> {
  return openJobs(connection, QUEUES, pino({ level: 'silent' }));
}

export const noJobs: Pick<Jobs, 'enqueue'> = {
  enqueue: async () => {},
};
