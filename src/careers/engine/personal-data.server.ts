import type { Kysely } from 'kysely';
import { isEmail } from '../../platform/database/same-email.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { CareerTables } from '../tables.server.ts';
import { deleteApplications } from './withdraw.server.ts';

/** The applications of an e-mail address, for export. A CV is given by name: its owner has the file. */
export const exportApplications = (db: Kysely<CareerTables>, email: string) =>
  db
    .selectFrom('job_applications')
    .leftJoin('job_application_cvs', 'application_id', 'id')
    .select(['reference', 'job_name as job', 'place', 'first_name', 'second_name', 'email', 'telephone'])
    .select(['experience', 'answers', 'filename as cv', 'job_applications.created_at'])
    .where(isEmail(email))
    .orderBy('job_applications.created_at')
    .execute();

/** Deletes the applications of an e-mail address with their CVs, and notifies the hiring teams of the withdrawals. */
export async function forgetApplications(
  tx: Kysely<CareerTables>,
  { email, jobs }: { email: string; jobs: Pick<Jobs, 'enqueue'> },
): Promise<void> {
  const rows = await tx.selectFrom('job_applications').select('id').where(isEmail(email)).forUpdate().execute();
  await deleteApplications(
    { tx, jobs },
    rows.map(({ id }) => id),
  );
}
