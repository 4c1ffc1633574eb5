import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openTestDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import type { Row } from './rows.ts';

type Measure = (connection: Connection<BookingTables>, label: string) => Promise<Row[]>;

async function onPglite(measure: Measure): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  const connection = await openDatabase<BookingTables>({ dataDir });
  try {
    await migrate(connection.db);
    return await measure(connection, 'PGlite on disk');
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(name: string, measure: Measure): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true });
  if ('skipped' in postgres) return [{ name: `${name}, PostgreSQL`, value: `skipped: ${postgres.skipped}` }];
  const connection = await openTestDatabase<BookingTables>(postgres.url);
  try {
    return await measure(connection, 'PostgreSQL');
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

/** Measures on both databases as in production: durable, on disk. */
export async function onBothDatabases(name: string, measure: Measure): Promise<Row[]> {
  return [...(await onPglite(measure)), ...(await onPostgres(name, measure))];
}
