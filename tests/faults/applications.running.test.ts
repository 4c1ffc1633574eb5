import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vacancy } from '../../src/careers/contracts/job.ts';
import type { CareerTables } from '../../src/careers/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { callApi, concurrentEnv } from '../support/concurrent-guests.ts';
import { pdfOf } from '../support/cv-files.ts';
import { createDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { sentEmailIds } from '../support/sent-emails.ts';

const AT_ONCE = 100;
const JOB = '2407';

const postgres = await startPostgres();
const url = 'url' in postgres ? postgres.url : '';
if (!url) console.log(`SKIPPED: applications to two processes, because ${'skipped' in postgres && postgres.skipped}`);

describe.skipIf(!url)('two processes on one PostgreSQL and a hundred applications at once', () => {
  let servers: RunningServer[];
  let dataDir: string;
  let connection: Connection<CareerTables>;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let application: object;

  beforeAll(async () => {
    const { questions } = vacancy.parse(JSON.parse(await readFile(`content/jobs/${JOB}.json`, 'utf8')));
    application = {
      jobId: JOB,
      firstName: 'Ann',
      secondName: 'Baker',
      email: 'ann@diner.example',
      telephone: '07700 900123',
      experience: [
        { employer: 'Da Michele', jobTitle: 'Pizza chef', fromMonth: 3, fromYear: 2020, isCurrentRole: true },
      ],
      questionAnswers: questions.map(({ id, type, answer }) => ({
        id,
        answer: type === 'TEXT' ? 'Yes.' : answer[0],
      })),
      resume: { fileName: 'cv.pdf', type: 'application/pdf', content: pdfOf().toString('base64') },
    };
    database = await createDatabase(url);
    // One mailbox for both.
    dataDir = await mkdtemp(join(tmpdir(), 'tavola-applications-'));
    const env = { ...concurrentEnv, DATABASE_URL: database.url, DATA_DIR: dataDir };
    servers = await Promise.all([startServer(env), startServer(env)]);
    connection = await openDatabase<CareerTables>({ url: database.url, poolSize: 2 });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await connection.close();
    await database.drop();
    if ('stop' in postgres) await postgres.stop();
  });

  test('a hundred applications from one address: one accepted, 99 told so, one pair of e-mails', async () => {
    const apply = (turn: number) =>
      callApi((servers[turn % 2] as RunningServer).url, 'POST', '/jobs/application', {
        ...application,
        idempotencyKey: `key-of-turn-${turn}`,
      });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => apply(turn)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 14)).toHaveLength(AT_ONCE - 1);
    const { rows } = await connection.pool.query(
      'select (select count(*)::int from job_applications) as applications, (select count(*)::int from job_application_cvs) as cvs',
    );
    expect(rows).toEqual([{ applications: 1, cvs: 1 }]);
    const remaining = async () => {
      const { rows: jobs } = await connection.pool.query(
        "select count(*)::int as count from pgboss.job where name = 'job-application' and state <> 'completed'",
      );
      return jobs[0].count;
    };
    // A job ends after its e-mails are sent; only then is their count final.
    await expect.poll(remaining, { timeout: 60_000 }).toBe(0);
    expect(await sentEmailIds(dataDir, 'application-receipt')).toHaveLength(1);
    expect(await sentEmailIds(dataDir, 'application-notice')).toHaveLength(1);
  });
});
