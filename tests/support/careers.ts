import { applicationApi } from '../../src/careers/api/application.server.ts';
import type { ApplicationMail, CvJob } from '../../src/careers/contracts/application-jobs.ts';
import { type Vacancy, vacancy } from '../../src/careers/contracts/job.ts';
import { openCvStore } from '../../src/careers/cv/cv-store.server.ts';
import { openScanner } from '../../src/careers/cv/scan-cv.server.ts';
import { workOnCv } from '../../src/careers/engine/settle-cv.server.ts';
import { renderApplicationEmail } from '../../src/careers/messages/application-email.server.ts';
import { jobKnowledge } from '../../src/careers/rules/known-jobs.ts';
import type { ApplicationRow, CareerTables, CvRow } from '../../src/careers/tables.server.ts';
import { everySender, type SenderCheck } from '../../src/platform/captcha/sender-check.server.ts';
import { createFileTurns } from '../../src/platform/files/file-turns.server.ts';
import { brandContent } from './app.ts';
import { openTestDatabase } from './database.ts';
import { sampleBrand } from './email-brand.ts';
import { inTurn } from './in-turn.ts';
import { openTestJobs } from './jobs.ts';
import { TEST_NOW } from './test-clock.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';

/** An open vacancy with the test's changes. */
export const testJob = (changes: Partial<Vacancy> = {}): Vacancy =>
  vacancy.parse({
    job_id: 'pizzaiola-leeds',
    name: 'Pizzaiola',
    position_unique_name: 'Pizzaiola, Leeds',
    category: 'Back of House',
    titleGroup: 'boh team',
    jobtype: 'full time',
    cv_required: false,
    work_experience_required: false,
    pay: { from: 1250, to: 1400, per: 'hour' },
    hours: '40 hours over five days',
    contract: 'permanent',
    posted: '2026-11-01',
    closes: '2026-12-31',
    summary: 'You stretch the dough.',
    description: [{ title: 'What you do', paragraphs: ['You stretch the dough.'] }],
    benefits: ['A pizza a day'],
    questions: [
      { id: 'why', type: 'TEXT', question: 'Why us?', is_mandatory: true },
      {
        id: 'days',
        type: 'MULTIPLE_CHOICE',
        question: 'Which days?',
        is_mandatory: false,
        answer: ['Saturday', 'Sunday'],
      },
    ],
    at: 'leeds-greek-street',
    ...changes,
  });

export const exampleApplication = {
  jobId: 'pizzaiola-leeds',
  firstName: 'Ann',
  secondName: 'Baker',
  email: 'ann@example.co.uk',
  telephone: '07700 900123',
  experience: [
    {
      employer: 'Da Michele',
      jobTitle: 'Pizza chef',
      isCurrentRole: false,
      fromMonth: 3,
      fromYear: 2020,
      toMonth: 5,
      toYear: 2024,
    },
  ],
  questionAnswers: [
    { id: 'why', answer: 'The oven, <of course>.' },
    { id: 'days', answer: ['Saturday', 'Sunday'] },
  ],
};

type Options = { senderCheck?: SenderCheck; clamd?: string; s3?: string };

/** The endpoint for applications to some vacancies, on its own database. */
export async function openTestCareers({ senderCheck = everySender, clamd, s3 }: Options = {}) {
  const connection = await openTestDatabase<CareerTables>();
  const jobs = await openTestJobs(connection);
  const { brand, settings, publicUrl } = await sampleBrand();
  let now = TEST_NOW;
  const vacancies = [
    testJob(),
    testJob({
      job_id: 'head-chef',
      position_unique_name: 'Head Chef',
      cv_required: true,
      work_experience_required: true,
    }),
    testJob({ job_id: 'closed', position_unique_name: 'Closed', closes: '2026-11-19' }),
  ];
  const knowledge = { ...jobKnowledge(await brandContent()), jobs: vacancies };
  const scanner = clamd ? openScanner(clamd, () => undefined) : null;
  const store = s3 ? openCvStore(s3) : null;
  const { db } = connection;
  const deps = {
    db,
    jobs,
    tokenSecret: SECRET,
    clock: () => now,
    knowledge: () => knowledge,
    senderCheck,
    scanner,
    fileTurns: createFileTurns(),
  };
  const api = applicationApi({ ...deps, hasStore: store !== null });
  const parseResponse = async (answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { fields?: Record<string, string> },
  });
  const cvDeps = { db, jobs, scanner, store };
  const jobData = async <Data>(name: string) => {
    const { rows } = await connection.pool.query('select data from pgboss.job where name = $1 order by created_on', [
      name,
    ]);
    return rows.map(({ data }) => data as Data);
  };
  return {
    api,
    deps,
    known: knowledge,
    settings,
    connection,
    cvDeps,
    publicUrl,
    queued: jobData,
    pass(hours: number) {
      now = now.add({ hours });
      return now;
    },
    get: async (path: string) => parseResponse(await api.request(path)),
    post: async (path: string) => parseResponse(await api.request(path, { method: 'POST' })),
    async apply(changes: object = {}) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ idempotencyKey: crypto.randomUUID(), ...exampleApplication, ...changes });
      return parseResponse(await api.request('/application', { method: 'POST', headers, body }));
    },
    async applyByForm(fields: Record<string, string | string[] | File | File[]>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const entry of [value].flat()) form.append(name, entry as string);
      return parseResponse(await api.request('/application', { method: 'POST', body: form }));
    },
    rows: async () => (await connection.pool.query('select * from job_applications')).rows as ApplicationRow[],
    cvs: async () => (await connection.pool.query('select * from job_application_cvs')).rows as CvRow[],
    /** The queued e-mails, by kind. */
    async mails() {
      const emails = (await jobData<ApplicationMail>('job-application')).sort((a, b) => a.kind.localeCompare(b.kind));
      const mailDeps = { db, store, brand, settings, publicUrl, tokenSecret: SECRET };
      return inTurn(emails, async (job) => ({ kind: job.kind, mail: await renderApplicationEmail(mailDeps, job) }));
    },
    async workOnCvs() {
      for (const job of await jobData<CvJob>('job-application-cv')) await workOnCv(cvDeps, job);
    },
    async clear() {
      await connection.pool.query('truncate job_applications, job_application_cvs, address_messages');
      await connection.pool.query('delete from pgboss.job');
      now = TEST_NOW;
    },
    async close() {
      await jobs.stop();
      await connection.close();
    },
  };
}
export type TestCareers = Awaited<ReturnType<typeof openTestCareers>>;
