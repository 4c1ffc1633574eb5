import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database.ts';
import { openTestDatabase } from '../support/database.ts';
import { type StartedPostgres, startPostgres } from '../support/postgres.ts';
import { type Plot, play } from './model/tell.ts';

const { LONG, SEED, OPS, AT_ONCE } = process.env;
const STORY = 100;
const ACTS = LONG ? 100_000 : 600;
const LIMIT = LONG ? 3_600_000 : 120_000;

/** The same stories at every run; a long run tells many more. With SEED, that one story alone. */
function plots(acts: number, atOnce: number): Plot[] {
  if (SEED) return [{ seed: Number(SEED), length: Number(OPS ?? STORY), atOnce: Number(AT_ONCE ?? atOnce) }];
  const first = LONG ? 1_000_000 : 1;
  return Array.from({ length: acts / STORY }, (_, index) => ({ seed: first + index, length: STORY, atOnce }));
}

async function open(url?: string): Promise<Connection<BookingTables>> {
  const connection = await openTestDatabase<BookingTables>(url);
  await connection.pool.query(
    'create table asked_mails (store_id text not null, kind text not null, about text not null)',
  );
  await connection.pool.query('create index on asked_mails (store_id)');
  return connection;
}

async function playAll(connection: Connection<BookingTables>, list: readonly Plot[]) {
  const statuses = new Set<number>();
  for (const plot of list) for (const status of await play(connection, plot)) statuses.add(status);
  // A story in which nothing is ever refused, gone or taken proves little.
  if (!SEED) expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 409, 410, 422]));
}

describe('what diners do at random, on PGlite', () => {
  let connection: Connection<BookingTables>;
  beforeAll(async () => {
    connection = await open('');
  });
  afterAll(() => connection.close());

  it('one after another', () => playAll(connection, plots(LONG ? ACTS / 10 : ACTS, 1)), LIMIT);
  it('at once', () => playAll(connection, plots(LONG ? ACTS / 10 : ACTS, 6)), LIMIT);
});

describe('what diners do at random, on PostgreSQL', () => {
  let server: StartedPostgres | undefined;
  let connection: Connection<BookingTables>;
  let whyNot = '';
  beforeAll(async () => {
    const started = await startPostgres();
    if ('skipped' in started) whyNot = started.skipped;
    else {
      server = started;
      connection = await open(started.url);
    }
  });
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });
  beforeEach(({ skip }) => {
    if (!server) skip(whyNot);
  });

  it('one after another', () => playAll(connection, plots(LONG ? ACTS * 0.2 : ACTS, 1)), LIMIT);
  it('at once', () => playAll(connection, plots(LONG ? ACTS * 0.4 : ACTS, 6)), LIMIT);
  it(
    'at once, kept apart by the lock alone',
    async () => {
      await connection.pool.query('alter table table_allocations drop constraint one_party_per_table');
      await playAll(connection, plots(LONG ? ACTS * 0.2 : ACTS, 12));
    },
    LIMIT,
  );
});
