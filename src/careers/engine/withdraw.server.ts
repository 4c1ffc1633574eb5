import { type Kysely, sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { addDays } from '../../values/time/wall-time.ts';
import type { SentApplication } from '../contracts/application.ts';
import { applicationJob, cvJob } from '../contracts/application-jobs.ts';
import type { Vacancy } from '../contracts/job.ts';
import type { CareerTables } from '../tables.server.ts';

type Deps = { db: Kysely<CareerTables>; jobs: Pick<Jobs, 'enqueue'> };

/** The application a link belongs to; null once it is withdrawn or deleted. */
export async function readSentApplication(db: Deps['db'], id: string): Promise<SentApplication | null> {
  const row = await db
    .selectFrom('job_applications')
    .select(['job_id as jobId', 'job_name as jobName', 'place', 'reference as applicationReference'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes these CVs from their store once the transaction commits. */
async function deleteStored(tx: Deps['db'], jobs: Deps['jobs'], ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('job_application_cvs')
    .select('stored_as')
    .where('application_id', 'in', ids)
    // Waits for a job that is storing one.
    .forUpdate()
    .execute();
  const deletions = rows.flatMap(({ stored_as: storedAs }) => (storedAs ? [cvJob({ kind: 'delete', storedAs })] : []));
  if (deletions.length > 0) await jobs.enqueue<CareerTables>(tx, deletions);
}

/** Deletes applications with their CVs, and queues notices to the hiring teams. Returns what they were. */
export async function deleteApplications(
  { tx, jobs }: { tx: Deps['db']; jobs: Deps['jobs'] },
  ids: readonly string[],
): Promise<SentApplication[]> {
  if (ids.length === 0) return [];
  await deleteStored(tx, jobs, ids);
  const rows = await tx.deleteFrom('job_applications').where('id', 'in', ids).returningAll().execute();
  const withdrawn = rows.map(({ reference, job_name: jobName, place, hiring_email: hiringEmail }) =>
    applicationJob({ kind: 'application-withdrawn', reference, jobName, place, hiringEmail }),
  );
  if (withdrawn.length > 0) await jobs.enqueue<CareerTables>(tx, withdrawn);
  return rows.map(({ job_id: jobId, job_name: jobName, place, reference: applicationReference }) => ({
    jobId,
    jobName,
    place,
    applicationReference,
  }));
}

/**
 * Deletes an application with its CV, and queues a notice to the hiring team. Returns what it was; null if already
 * gone.
 */
export async function withdraw({ db, jobs }: Deps, id: string): Promise<SentApplication | null> {
  const [application = null] = await db.transaction().execute((tx) => deleteApplications({ tx, jobs }, [id]));
  return application;
}

const WITH_CVS_AT_ONCE = 50;

type Keeping = Deps & {
  /** From the content: a closing date may have been extended since. */
  openings: readonly Pick<Vacancy, 'job_id' | 'closes'>[];
  keptDays: number;
};

/**
 * Deletes applications with their CVs a fixed number of days after their job closed. Run by a job; idempotent. Returns
 * how many were deleted.
 */
export async function deleteOldApplications(
  { db, jobs, openings, keptDays }: Keeping,
  now: Temporal.Instant,
): Promise<number> {
  const before = addDays(londonNow(now.epochMilliseconds).date, -keptDays);
  for (const { job_id, closes } of openings)
    await db
      .updateTable('job_applications')
      .set({ closes_on: closes })
      .where('job_id', '=', job_id)
      .where('closes_on', '<>', closes)
      .execute();
  return inBatches((atOnce) => deleteClosed({ db, jobs }, before, atOnce), WITH_CVS_AT_ONCE);
}

const deleteClosed = ({ db, jobs }: Deps, before: string, atOnce: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from job_applications where closes_on < ${before}
      order by id limit ${atOnce} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await deleteStored(tx, jobs, ids);
    await tx.deleteFrom('job_applications').where('id', 'in', ids).execute();
    return ids.length;
  });
