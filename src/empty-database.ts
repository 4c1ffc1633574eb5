import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';

/**
 * Makes an embedded database in `${dataDir}/database` that has the schema and the queues and nothing else, for others to begin with.
 * Initialising one takes seconds of a core.
 */
export async function makeEmptyDatabase(dataDir: string, queues: readonly string[]): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  // Made without a sync of each of its thousand files; whoever copies it sees to that.
  const folder = join(dataDir, 'database');
  await (await PGlite.create({ dataDir: folder, extensions: { btree_gist } })).close();
  const connection = await openDatabase<object>({ dataDir });
  await migrate(connection.db);
  await (await openJobs(connection, queues, createLog('silent'))).stop();
  await connection.close();
}
