import { pino } from 'pino';
import type { Connection } from '../../src/platform/database.ts';
import { type Jobs, openJobs } from '../../src/platform/jobs.ts';

/** The real queue on a test's own database; nothing works on it. */
export async function openTestJobs<Tables>(connection: Connection<Tables>): Promise<Jobs> {
  return openJobs(connection, ['mail', 'booking-message', 'card-charge'], pino({ level: 'silent' }));
}
