import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { mailboxHash } from '../../platform/database/same-email.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import { newReference } from '../../platform/reference.ts';
import { applicationJob, cvJob } from '../contracts/application-jobs.ts';
import type { CheckedCv } from '../cv/check-cv.server.ts';
import type { ApplicationRow, CareerTables, CvScan } from '../tables.server.ts';

export type CareerDeps = {
  db: Kysely<CareerTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  /** Whether CVs have their own store; if so, a job moves them there. */
  hasStore: boolean;
};

export type NewApplication = Omit<ApplicationRow, 'id' | 'reference' | 'created_at' | 'address_hash'>;
export type NewCv = CheckedCv & { scan: Exclude<CvScan, 'infected'> };
export type ApplicationOutcome =
  | { ok: true; reference: string }
  | { ok: false; reason: 'duplicate' | 'key-reused' }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

type Identity = Pick<ApplicationRow, 'idempotency_key' | 'body_hash'>;
type Db = Kysely<CareerTables>;

/** The response stored for this key; null if the key is new. */
export async function earlierApplication(
  db: Db,
  { idempotency_key, body_hash }: Identity,
): Promise<ApplicationOutcome | null> {
  const row = await db
    .selectFrom('job_applications')
    .select(['body_hash', 'reference'])
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(body_hash) ? { ok: true, reference: row.reference } : { ok: false, reason: 'key-reused' };
}

async function hasApplied(db: Db, { job_id, email }: Pick<NewApplication, 'job_id' | 'email'>): Promise<boolean> {
  const row = await db
    .selectFrom('job_applications')
    .select('id')
    .where('job_id', '=', job_id)
    .where('address_hash', '=', mailboxHash(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Enqueues the application's e-mails, and the CV's job; a CV that waits for its scan isn't delivered yet. */
async function enqueueFor(tx: Db, deps: CareerDeps, applicationId: string, cv: NewCv | null): Promise<void> {
  const waits = cv?.scan === 'waiting';
  await deps.jobs.enqueue(tx, [
    applicationJob({ kind: 'application-receipt', applicationId }),
    ...(waits ? [] : [applicationJob({ kind: 'application-notice', applicationId })]),
    ...(cv && (waits || deps.hasStore) ? [cvJob({ kind: 'settle', applicationId })] : []),
  ]);
}

async function write(tx: Db, deps: CareerDeps, application: NewApplication, cv: NewCv | null) {
  const id = randomUUID();
  const created_at = new Date(deps.clock().epochMilliseconds);
  const { experience, answers, email } = application;
  const row = await tx
    .insertInto('job_applications')
    .values({
      ...application,
      id,
      reference: newReference(),
      created_at,
      address_hash: mailboxHash(email),
      experience: sql`${JSON.stringify(experience)}::jsonb`,
      answers: sql`${JSON.stringify(answers)}::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (!row) return null;
  if (cv) {
    const { filename, contentType: content_type, content, scan } = cv;
    await tx
      .insertInto('job_application_cvs')
      .values({ application_id: id, filename, content_type, content, stored_as: null, scan, created_at })
      .execute();
  }
  await countMessage(tx, { email, purpose: 'careers', now: created_at.getTime() });
  await enqueueFor(tx, deps, id, cv);
  return row.reference;
}

async function applyIn(
  tx: Db,
  deps: CareerDeps,
  application: NewApplication,
  cv: NewCv | null,
): Promise<ApplicationOutcome> {
  const { email } = application;
  const { seconds } = await takeAddress(tx, { email, purpose: 'careers', now: deps.clock().epochMilliseconds });
  const earlier = await earlierApplication(tx, application);
  if (earlier) return earlier;
  if (await hasApplied(tx, application)) return { ok: false, reason: 'duplicate' };
  if (seconds > 0) return { ok: false, reason: 'too-many-messages', seconds };
  const reference = await write(tx, deps, application, cv);
  if (reference) return { ok: true, reference };
  return (await earlierApplication(tx, application)) ?? { ok: false, reason: 'duplicate' };
}

/**
 * Stores an application with its CV and enqueues its e-mails in one transaction. Simultaneous applications from an
 * address are accepted once per job; a key is used once.
 */
export async function apply(
  deps: CareerDeps,
  application: NewApplication,
  cv: NewCv | null,
): Promise<ApplicationOutcome> {
  const earlier = await earlierApplication(deps.db, application);
  if (earlier) return earlier;
  // Without a lock: answers most repeat applications.
  if (await hasApplied(deps.db, application)) return { ok: false, reason: 'duplicate' };
  return deps.db.transaction().execute((tx) => applyIn(tx, deps, application, cv));
}
