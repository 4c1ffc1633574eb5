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

test('every process asks for the same purge: it is queued once for each time that content became current', async () => {
  const ask = (version: string, since: number) => jobs.enqueue(connection.db, [purgeJob({ version, since })]);
  await Promise.all([ask('a', 1), ask('a', 1)]);
  await ask('b', 2);
  // The version before, current again.
  await ask('a', 3);
  await ask('a', 3);
  const { rows } = await connection.pool.query('select data from pgboss.job where name = $1', [PURGE_QUEUE]);
  // PGlite's clock tells milliseconds: what was queued first cannot be told.
  expect(rows.map(({ data }) => data.version).toSorted()).toEqual(['a', 'a', 'b']);
});

test('it waits until all processes serve the new content', async () => {
  await jobs.enqueue(connection.db, [purgeJob({ version: 'a', since: 1 })]);
  const { rows } = await connection.pool.query(
    'select start_after > created_on as later from pgboss.job where name = $1',
    [PURGE_QUEUE],
  );
  expect(rows).toEqual([{ later: true }]);
});
