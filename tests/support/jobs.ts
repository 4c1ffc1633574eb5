import { pino } from 'pino';
import type { Connection } from '../../src/platform/database/database.ts';
import { type Jobs, openJobs } from '../../src/platform/jobs/jobs.ts';

export const testQueues = [
  'mail',
  'booking-message',
  'contact-message',
  'customer-message',
  'card-charge',
  'voucher',
  'referral',
  'job-application',
  'job-application-cv',
  'cache-purge',
];

/** The real queue on a test's own database, without workers. */
export async function openTestJobs<Tables>(connection: Connection<Tables>): Promise<Jobs> {
  return openJobs(connection, testQueues, pino({ level: 'silent' }));
}
