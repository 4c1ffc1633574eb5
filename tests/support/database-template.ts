import { cpSync, existsSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openTestJobs } from './jobs.ts';

const inFolder = (folder: string) => PGlite.create({ dataDir: join(folder, 'database'), extensions: { btree_gist } });

/** A database with nothing but the schema and the queues: as a data folder, and as a file that PGlite loads whole. */
async function makeIn(folder: string): Promise<void> {
  // Made without a sync of each of its thousand files: a template need not outlive a power cut.
  await (await inFolder(folder)).close();
  const connection = await openDatabase<object>({ dataDir: folder });
  await migrate(connection.db);
  await (await openTestJobs(connection)).stop();
  await connection.close();
  const made = await inFolder(folder);
  writeFileSync(join(folder, 'database.tar'), await (await made.dumpDataDir('none')).bytes());
  await made.close();
}

/**
 * Before all tests: initialising a database takes PGlite three seconds of a core, a copy
 * less than half of one. Tests of the very first start begin with an empty folder all the same.
 */
export default async function setUp(): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tavola-template-'));
  await makeIn(folder);
  process.env.TEST_DATABASE_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const template = () => process.env.TEST_DATABASE_TEMPLATE;

/** What a database in memory begins with; undefined when nobody made a template. */
export async function templateContents(): Promise<Blob | undefined> {
  const folder = template();
  return folder ? openAsBlob(join(folder, 'database.tar')) : undefined;
}

/** Gives a server's data folder its database, unless it has one. */
export function copyTemplate(dataDir: string): void {
  const [folder, own] = [template(), join(dataDir, 'database')];
  if (folder && !existsSync(own)) cpSync(join(folder, 'database'), own, { recursive: true });
}
