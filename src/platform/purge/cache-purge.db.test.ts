import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { openTestJobs } from '../../../tests/support/jobs.ts';
import type { Connection } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { PURGE_QUEUE, purgeJob } from './cache-purge.server.ts';

let connection: Connection<object>;
let jobs: Jobs;

beforeEach(async () => {
  connection = await openTestDatabase<object>();
  jobs = await openTestJobs(connection);
});
afterEach(async () => {
  await jobs.stop();
  await connection.close();
});

test('all processes request the same purge, which is queued once per publication', async () => {
  const ask = (version: string, since: number) => jobs.enqueue(connection.db, [purgeJob({ version, since })]);
  await Promise.all([ask('a', 1), ask('a', 1)]);
  await ask('b', 2);
  // The previous version, current again.
  await ask('a', 3);
  await ask('a', 3);
  const { rows } = await connection.pool.query('select data from pgboss.job where name = $1', [PURGE_QUEUE]);
  // PGlite's clock has millisecond resolution, so the order is unknown.
  expect(rows.map(({ data }) => data.version).toSorted()).toEqual(['a', 'a', 'b']);
});

test('the purge waits until every process serves the new content', async () => {
  await jobs.enqueue(connection.db, [purgeJob({ version: 'a', since: 1 })]);
  const { rows } = await connection.pool.query(
    'select start_after > created_on as later from pgboss.job where name = $1',
    [PURGE_QUEUE],
  );
  expect(rows).toEqual([{ later: true }]);
});
