import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { openTestDatabase } from '../support/database.ts';
import { realPostgres } from '../support/real-postgres.ts';
import { replayScenario, type Scenario } from './model/replay.ts';

const { LONG, SEED, OPS, AT_ONCE } = process.env;
const SCENARIO_LENGTH = 100;
const OPERATIONS = LONG ? 100_000 : 600;
const LIMIT = LONG ? 3_600_000 : 120_000;

/** The same scenarios in every run; a long run has many more. With SEED, only that scenario. */
function scenarios(operations: number, atOnce: number): Scenario[] {
  if (SEED) return [{ seed: Number(SEED), length: Number(OPS ?? SCENARIO_LENGTH), atOnce: Number(AT_ONCE ?? atOnce) }];
  const first = LONG ? 1_000_000 : 1;
  return Array.from({ length: operations / SCENARIO_LENGTH }, (_, index) => ({
    seed: first + index,
    length: SCENARIO_LENGTH,
    atOnce,
  }));
}

async function recordEmails({ pool }: Connection<BookingTables>): Promise<void> {
  await pool.query('create table queued_emails (store_id text not null, kind text not null, about text not null)');
  await pool.query('create index on queued_emails (store_id)');
}

async function replayAll(connection: Connection<BookingTables>, list: readonly Scenario[]) {
  const statuses = new Set<number>();
  for (const scenario of list) for (const status of await replayScenario(connection, scenario)) statuses.add(status);
  // Scenarios without refusals would test little.
  if (!SEED) expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 409, 410, 422]));
}

describe('random operations of diners, on PGlite', () => {
  let connection: Connection<BookingTables>;
  beforeAll(async () => {
    connection = await openTestDatabase<BookingTables>('');
    await recordEmails(connection);
  });
  afterAll(() => connection.close());

  it(
    'random operations keep the rules on PGlite, in sequence',
    () => replayAll(connection, scenarios(LONG ? OPERATIONS / 10 : OPERATIONS, 1)),
    LIMIT,
  );
  it(
    'random operations keep the rules on PGlite, in parallel',
    () => replayAll(connection, scenarios(LONG ? OPERATIONS / 10 : OPERATIONS, 6)),
    LIMIT,
  );
});

describe('random operations of diners, on PostgreSQL', () => {
  const postgres = realPostgres(recordEmails);

  it(
    'random operations keep the rules on PostgreSQL, in sequence',
    () => replayAll(postgres.connection, scenarios(LONG ? OPERATIONS * 0.2 : OPERATIONS, 1)),
    LIMIT,
  );
  it(
    'random operations keep the rules on PostgreSQL, in parallel',
    () => replayAll(postgres.connection, scenarios(LONG ? OPERATIONS * 0.4 : OPERATIONS, 6)),
    LIMIT,
  );
  it(
    'random operations keep the rules on PostgreSQL, in parallel with only the lock',
    async () => {
      await postgres.connection.pool.query('alter table table_allocations drop constraint one_party_per_table');
      await replayAll(postgres.connection, scenarios(LONG ? OPERATIONS * 0.2 : OPERATIONS, 12));
    },
    LIMIT,
  );
});
