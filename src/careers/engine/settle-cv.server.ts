import { type Kysely, sql } from 'kysely';
import { throughAll } from '../../platform/database/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { applicationJob, type CvJob, cvJob } from '../contracts/application-jobs.ts';
import type { CvStore } from '../cv/cv-store.server.ts';
import type { Scanner } from '../cv/scan-cv.server.ts';
import type { CareerTables, CvScan } from '../tables.server.ts';

export type CvDeps = {
  db: Kysely<CareerTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Null if CVs aren't scanned. */
  scanner: Scanner | null;
  /** Null if CVs stay in the database. */
  store: CvStore | null;
};

/** Longer than a person waits, shorter than a job may take. */
const SCAN_MS = 40_000;
/** A job is retried for about a day. */
const TRIED_FOR_HOURS = 25;

const cvOf = (db: CvDeps['db'], applicationId: string) =>
  db.selectFrom('job_application_cvs').selectAll().where('application_id', '=', applicationId).executeTakeFirst();

/** Records the verdict on a waiting CV and queues its deliveries; idempotent. */
async function letThrough(deps: CvDeps, applicationId: string, scan: Exclude<CvScan, 'waiting'>): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('job_application_cvs')
      .set({ scan, ...(scan === 'infected' && { content: null }) })
      .where('application_id', '=', applicationId)
      .where('scan', '=', 'waiting')
      .executeTakeFirst();
    if (!numUpdatedRows) return;
    const kinds = [
      'application-notice',
      ...(scan === 'infected' ? (['application-cv-refused'] as const) : []),
    ] as const;
    await deps.jobs.enqueue<CareerTables>(
      tx,
      kinds.map((kind) => applicationJob({ kind, applicationId })),
    );
  });
}

async function scanWaiting(deps: CvDeps, applicationId: string, content: Buffer): Promise<CvScan> {
  const verdict = deps.scanner ? await deps.scanner(content, SCAN_MS) : 'unscanned';
  if (verdict === 'down') throw new Error('no verdict from the virus scanner');
  await letThrough(deps, applicationId, verdict);
  return verdict;
}

async function settle(deps: CvDeps, applicationId: string): Promise<void> {
  const cv = await cvOf(deps.db, applicationId);
  if (!cv?.content) return;
  const scan = cv.scan === 'waiting' ? await scanWaiting(deps, applicationId, cv.content) : cv.scan;
  if (scan === 'infected' || !deps.store) return;
  const storedAs = `applications/${applicationId}`;
  await deps.store.put(storedAs, cv.content, cv.content_type);
  const { numUpdatedRows } = await deps.db
    .updateTable('job_application_cvs')
    .set({ content: null, stored_as: storedAs })
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  // Withdrawn in the meantime.
  if (!numUpdatedRows) await deps.store.remove(storedAs);
}

/** Runs a CV job. Throws if the scanner or store fails, so that the job is retried; idempotent. */
export async function workOnCv(deps: CvDeps, job: CvJob): Promise<void> {
  if (job.kind === 'settle') return settle(deps, job.applicationId);
  if (!deps.store) throw new Error('deleting a CV from its store requires STORAGE_URL');
  await deps.store.remove(job.storedAs);
}

/** The content of a CV that may be delivered; null if there is none. */
export async function readCv({ db, store }: Pick<CvDeps, 'db' | 'store'>, applicationId: string) {
  const cv = await cvOf(db, applicationId);
  if (!cv) return null;
  const { filename, content_type: contentType, scan } = cv;
  const mayGo = scan === 'clean' || scan === 'unscanned';
  if (!mayGo) return { filename, contentType, scan, content: null };
  if (cv.content) return { filename, contentType, scan, content: cv.content };
  if (!store || !cv.stored_as) throw new Error('reading a CV from its store requires STORAGE_URL');
  return { filename, contentType, scan, content: await store.get(cv.stored_as) };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Queues again the CVs whose job gave up before they were scanned or stored, each once a day across all processes. Run
 * by a job.
 */
export function settleForgotten({ db, jobs, store }: Omit<CvDeps, 'scanner'>, now: Temporal.Instant): Promise<void> {
  const before = new Date(now.subtract({ hours: TRIED_FOR_HOURS }).epochMilliseconds);
  const today = now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const waits = store ? sql<boolean>`content is not null` : sql<boolean>`scan = 'waiting'`;
  return throughAll(NO_ID, async (after, atOnce) => {
    const { rows } = await sql<{ applicationId: string; id: string }>`
      select application_id as "applicationId", md5(application_id::text || ${today}::text)::uuid as id
      from job_application_cvs where application_id > ${after}::uuid and ${waits} and created_at <= ${before}
      order by application_id limit ${atOnce}`.execute(db);
    const again = rows.map(({ id, applicationId }) => ({ ...cvJob({ kind: 'settle', applicationId }), id }));
    if (again.length > 0) await jobs.enqueue<CareerTables>(db, again);
    return rows.at(-1)?.applicationId;
  });
}
