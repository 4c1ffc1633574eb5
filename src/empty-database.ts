import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';

/**
 * Creates an embedded database in `${dataDir}/database` with only the schema and the queues, to be copied by others.
 * Initialising one takes seconds of a core.
 */
export async function makeEmptyDatabase(dataDir: string, queues: readonly string[]): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  // Created without fsync of its thousand files; whoever copies it syncs.
  const folder = join(dataDir, 'database');
  await (await PGlite.create({ dataDir: folder, extensions: { btree_gist } })).close();
  const connection = await openDatabase<object>({ dataDir });
  await migrate(connection.db);
  await (await openJobs(connection, queues, createLog('silent'))).stop();
  await connection.close();
}
