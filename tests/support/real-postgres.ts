import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { openTestDatabase } from './database.ts';
import { type StartedPostgres, startPostgres } from './postgres.ts';

/**
 * A database with only the schema on a real PostgreSQL, for all tests of a file or `describe`; skipped with the reason
 * if none can run.
 */
export function realPostgres(prepare: (connection: Connection<BookingTables>) => Promise<void> = async () => {}) {
  let server: StartedPostgres | undefined;
  let connection: Connection<BookingTables> | undefined;
  let whyNot = '';
  beforeAll(async () => {
    const postgres = await startPostgres();
    if ('skipped' in postgres) {
      whyNot = postgres.skipped;
      return;
    }
    server = postgres;
    connection = await openTestDatabase<BookingTables>(postgres.url);
    await prepare(connection);
  }, 60_000);
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });
  beforeEach(({ skip }) => {
    if (!server) skip(whyNot);
  });
  return {
    get connection(): Connection<BookingTables> {
      if (!connection) throw new Error(`no PostgreSQL: ${whyNot}`);
      return connection;
    },
  };
}

/** Drops the constraint against two parties at one table while `work` runs, then deletes its bookings. */
export async function withoutTableConstraint({ pool }: Connection<BookingTables>, work: () => Promise<void>) {
  await pool.query('alter table table_allocations drop constraint one_party_per_table');
  try {
    await work();
  } finally {
    await pool.query('delete from table_allocations');
    await pool.query(
      `alter table table_allocations add constraint one_party_per_table
       exclude using gist (store_id with =, table_id with =, during with &&) where (live)`,
    );
  }
}
