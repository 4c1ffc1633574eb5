import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { makeEmptyDatabase } from '../../src/empty-database.ts';
import { testQueues } from './jobs.ts';

/**
 * Before all tests: a database with nothing but the schema and the queues, as a file that PGlite loads whole.
 * Initialising one takes it three seconds of a core, a copy less than half of one.
 */
export default async function setUp(): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_URL || process.env.TEST_DATABASE_TEMPLATE) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tavola-template-'));
  await makeEmptyDatabase(folder, testQueues);
  const made = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { btree_gist } });
  const file = join(folder, 'database.tar');
  writeFileSync(file, await (await made.dumpDataDir('none')).bytes());
  await made.close();
  process.env.TEST_DATABASE_TEMPLATE = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** What a database in memory begins with; undefined when nobody made a template. */
export async function templateContents(): Promise<Blob | undefined> {
  const file = process.env.TEST_DATABASE_TEMPLATE;
  return file ? openAsBlob(file) : undefined;
}
