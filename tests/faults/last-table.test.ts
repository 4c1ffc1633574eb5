import { afterAll, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { bookingApi } from '../../src/booking/api.server.ts';
import type { CreateAnswer } from '../../src/booking/contract.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database.ts';
import type { Jobs } from '../../src/platform/jobs.ts';
import type { BookingRules } from '../../src/restaurants/contract.ts';
import { clearBookings } from '../support/bookings.ts';
import { openTestDatabase } from '../support/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { type StartedPostgres, startPostgres } from '../support/postgres.ts';
import { testMenu, testRestaurant } from '../support/trattoria.ts';

const PARALLEL = 200;
const SERVERS = 8;
const oneTable: Partial<BookingRules> = {
  tables: [{ id: 'last', areaId: 'room', minimumCovers: 1, maximumCovers: 2 }],
  joins: [],
};

let server: StartedPostgres | undefined;
let whyNot = '';
let connection: Connection<BookingTables>;
let jobs: Jobs;

beforeAll(async () => {
  const started = await startPostgres();
  if ('skipped' in started) {
    whyNot = started.skipped;
    return;
  }
  server = started;
  connection = await openTestDatabase<BookingTables>(started.url);
  jobs = await openTestJobs(connection);
}, 60_000);

afterAll(async () => {
  if (!server) return;
  await jobs.stop();
  await connection.close();
  await server.stop();
});

beforeEach(async ({ skip }: TestContext) => {
  if (!server) return skip(whyNot);
  await clearBookings(connection);
});

/** As many instances as one would run servers: nothing but the database is shared between them. */
function servers(booking: Partial<BookingRules>, guard?: 'lock' | 'none') {
  const content = { restaurants: [testRestaurant({ booking })], menus: [testMenu()] };
  const clock = () => Temporal.Instant.from('2026-11-20T12:00:00Z');
  const options = { db: connection.db, jobs, clock, content: () => content, tokenSecret: 'secret', guard };
  return Array.from({ length: SERVERS }, () => bookingApi(options));
}

type Changes = (index: number) => { idempotencyKey: string; areaId?: string };

async function rush(apis: ReturnType<typeof servers>, count: number, changes: Changes) {
  const send = async (index: number): Promise<CreateAnswer> => {
    const response = await (apis[index % apis.length] as (typeof apis)[number]).request('/create/9001', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        occasionId: 'table',
        menuId: 'main',
        areaId: null,
        date: '2026-11-27',
        time: '19:00',
        adultCovers: 2,
        customer: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' },
        ...changes(index),
      }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as CreateAnswer;
  };
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  const told = (status: number) => answers.filter(({ bookingStatus }) => bookingStatus === status);
  return { booked: told(1), taken: told(9), answers };
}

const ownKey = (index: number) => ({ idempotencyKey: `key-of-${index}` });
const count = async (table: string) => (await connection.pool.query(`select count(*) from ${table}`)).rows[0].count;

describe('200 diners and one table, on a real PostgreSQL', () => {
  it('seats exactly one and tells 199 that the slot is taken', async () => {
    const { booked, taken } = await rush(servers(oneTable), PARALLEL, ownKey);
    expect(booked).toHaveLength(1);
    expect(taken).toHaveLength(PARALLEL - 1);
    expect(taken.every(({ bookingReference }) => bookingReference === null)).toBe(true);
    expect(await count('bookings')).toBe(1);
    expect(await count('table_allocations')).toBe(1);
    expect(await count('pgboss.job')).toBe(3);
  });

  it('is held by the constraint alone when the lock is missing', async () => {
    const { booked, taken } = await rush(servers(oneTable, 'none'), PARALLEL, ownKey);
    expect(booked).toHaveLength(1);
    expect(taken).toHaveLength(PARALLEL - 1);
    expect(await count('bookings')).toBe(1);
  });

  it('oversells with neither, or this file would prove nothing', async () => {
    await connection.pool.query('alter table table_allocations drop constraint one_party_per_table');
    try {
      const { booked } = await rush(servers(oneTable, 'none'), PARALLEL, ownKey);
      expect(booked.length).toBeGreaterThan(1);
    } finally {
      await connection.pool.query('delete from table_allocations');
      await connection.pool.query(
        `alter table table_allocations add constraint one_party_per_table
         exclude using gist (store_id with =, table_id with =, during with &&) where (live)`,
      );
    }
  });
});

describe('what no constraint can hold', () => {
  // Everyone wants another area, so that no two meet at a table.
  const areas = Array.from({ length: 60 }, (_, index) => ({ id: `area-${index}`, name: `Area ${index}` }));
  const manyAreas: Partial<BookingRules> = {
    pacingCovers: 6,
    areas,
    tables: areas.map(({ id }) => ({ id: `table-${id}`, areaId: id, minimumCovers: 1, maximumCovers: 2 })),
    joins: [],
  };
  const ownArea = (index: number) => ({ ...ownKey(index), areaId: `area-${index}` });

  it('keeps the pace of the kitchen by the lock', async () => {
    const { booked } = await rush(servers(manyAreas), areas.length, ownArea);
    expect(booked).toHaveLength(3);
  });

  it('loses it without the lock', async () => {
    const { booked } = await rush(servers(manyAreas, 'none'), areas.length, ownArea);
    expect(booked.length).toBeGreaterThan(3);
  });
});

it('books once and mails once under one key, however often it is sent at once', async () => {
  const { answers } = await rush(servers({}), 40, () => ({ idempotencyKey: 'the-same-key' }));
  expect(new Set(answers.map(({ bookingReference }) => bookingReference)).size).toBe(1);
  expect(await count('bookings')).toBe(1);
  expect(await count('pgboss.job')).toBe(3);
});
