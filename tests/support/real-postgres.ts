import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { openTestDatabase } from './database.ts';
import { type StartedPostgres, startPostgres } from './postgres.ts';

/**
 * A database with only the schema on a real PostgreSQL, for all tests of a file or `describe`. Where none can run they
 * are skipped, with the reason.
 */
export function realPostgres(prepare: (connection: Connection<BookingTables>) => Promise<void> = async () => {}) {
  let server: StartedPostgres | undefined;
  let connection: Connection<BookingTables> | undefined;
  let whyNot = '';
  beforeAll(async () => {
    const started = await startPostgres();
    if ('skipped' in started) {
      whyNot = started.skipped;
      return;
    }
    server = started;
    connection = await openTestDatabase<BookingTables>(started.url);
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

/** Runs the work without the constraint that keeps two parties from one table; the bookings made are deleted. */
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
