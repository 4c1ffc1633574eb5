import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { makeEmptyDatabase } from '../../src/empty-database.ts';
import { QUEUES } from '../../src/job-queues.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createDatabase } from './database.ts';
import { openTestJobs } from './jobs.ts';

/** Creates a template database on the tests' PostgreSQL server. */
async function prepareOnServer(url: string): Promise<void> {
  const { url: databaseUrl } = await createDatabase(url);
  const connection = await openDatabase<object>({ url: databaseUrl });
  await migrate(connection.db);
  await (await openTestJobs(connection)).stop();
  await connection.close();
  process.env.TEST_DATABASE_TEMPLATE = new URL(databaseUrl).pathname.slice(1);
}

/**
 * Before all tests: a database with only the schema and the queues; for PGlite, a file loaded whole. Initialising one
 * takes three seconds of a core, a copy less than half of one.
 */
export default async function setUp(): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_TEMPLATE) return undefined;
  if (process.env.TEST_DATABASE_URL) {
    await prepareOnServer(process.env.TEST_DATABASE_URL);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tavola-template-'));
  await makeEmptyDatabase(folder, QUEUES);
  const database = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { btree_gist } });
  const file = join(folder, 'database.tar');
  writeFileSync(file, await (await database.dumpDataDir('none')).bytes());
  await database.close();
  process.env.TEST_DATABASE_TEMPLATE = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
