import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { whatIsInTheWay } from './table-kinds.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => ('skipped' in server ? undefined : server.stop()));
beforeEach(({ skip }) => {
  if ('skipped' in server) skip(server.skipped);
});

/** The file's statements: each is a transaction of its own, as psql sends them. */
async function runEach(pool: pg.Pool, file: string): Promise<void> {
  const statements = (await readFile(file, 'utf8'))
    .replace(/^(--|\\).*$/gm, '')
    .split(/;\n(?=\n|create|alter|do|call|drop|set)/)
    .filter((statement) => statement.trim() !== '');
  for (const statement of statements) await pool.query(statement);
}

/** Constraints and indexes, and what keeps the tables from being spread. */
async function schemaOf(pool: pg.Pool) {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace union all
     select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`,
  );
  return { rows, inTheWay: await whatIsInTheWay(pool) };
}

async function opened() {
  const own = await createDatabase((server as { url: string }).url);
  const { db, pool, close } = await openDatabase<object>({ url: own.url });
  return { db, pool, close: () => close().then(own.drop) };
}

type Step = (pool: pg.Pool) => Promise<void>;

/** A database as it was before a migration; what is done to it then, and all migrations, leave it as every other. */
async function expectPrepared(number: number, prepare: Step, check?: Step): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-before-'));
  const isBefore = (source: string) => source === 'db/migrations' || Number.parseInt(basename(source), 10) < number;
  await cp('db/migrations', folder, { recursive: true, filter: isBefore });
  const [large, fresh] = [await opened(), await opened()];
  await migrate(large.db, folder);
  await prepare(large.pool);
  await migrate(large.db);
  await migrate(fresh.db);
  expect(await schemaOf(large.pool)).toEqual(await schemaOf(fresh.pool));
  await check?.(large.pool);
  await Promise.all([large.close(), fresh.close(), rm(folder, { recursive: true })]);
}

const BOOKING = `insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at,
    ends_at, adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
    special_request, should_receive_promotions, should_receive_sms, manage_token_hash, created_at)
  select gen_random_uuid(), 'R' || n, 'booking', 'booked', (9000 + n % 3)::text, '2026-12-04', '19:00', '2026-12-04T19:00Z',
    '2026-12-04T20:30Z', 2, 0, 'table', 'main', null, 'Ann', 'Baker', 'a@example.co.uk', '', '', false, false, '', now()
  from generate_series(1, 100) n`;
const NOTE = `insert into booking_history (booking_id, event, happened_at, detail) select id, 'booked', now(), '{}' from bookings`;

test('a large site that was prepared for 131 has the schema of every other', () =>
  expectPrepared(131, async (pool) => {
    await pool.query(BOOKING);
    await pool.query(NOTE);
    await runEach(pool, 'db/prepare/131.sql');
    // The build before goes on in between.
    await pool.query(NOTE);
    const filled =
      'select count(*) from booking_history h join bookings b on b.id = h.booking_id and b.store_id = h.store_id';
    expect((await pool.query(filled)).rows).toEqual([{ count: 200 }]);
  }));

test.each([133, 134, 144, 162, 163, 167, 172])('and one that was prepared for %i', (number) =>
  expectPrepared(number, (pool) => runEach(pool, `db/prepare/${number}.sql`)),
);

const TABLES = `insert into table_allocations (booking_id, store_id, table_id, during, live)
  select id, store_id, reference, tstzrange(starts_at, ends_at), true from bookings`;
const HOLD = `with hold as (
    insert into holds (id, store_id, service_date, service_time, starts_at, ends_at, adult_covers, child_covers,
      expires_at, created_at)
    values (gen_random_uuid(), '9001', '2026-12-04', '19:00', '2026-12-04T19:00Z', '2026-12-04T20:30Z', 2, 0,
      '2026-12-04T19:00Z', now()) returning *)
  insert into table_allocations (hold_id, store_id, table_id, during, live)
  select id, store_id, 'held', tstzrange(starts_at, ends_at), true from hold`;
const VOUCHER = `insert into vouchers (id, offer_slug, address_hash, code, shared, given_at, ends_on)
  values (gen_random_uuid(), 'offer', 'hash', 'CDFG-HJKM-NPQR', false, now(), '2026-12-31')`;

test('a site with bookings, holds and vouchers gets the desk, and these stay as they were', () => {
  const seated = async (pool: pg.Pool) =>
    (await pool.query("select * from seated_parties('9001', '2026-12-04') order by party_id")).rows;
  let before: object[] = [];
  return expectPrepared(
    160,
    async (pool) => {
      for (const statement of [BOOKING, TABLES, HOLD, VOUCHER]) await pool.query(statement);
      before = await seated(pool);
      expect(before).toHaveLength(35);
    },
    async (pool) => {
      expect(await seated(pool)).toEqual(before);
      const { rows } = await pool.query(
        'select source, team_note, cancellation_words, offer_slug, count(*) from bookings group by 1, 2, 3, 4',
      );
      expect(rows).toEqual([{ source: 'online', team_note: '', cancellation_words: '', offer_slug: null, count: 100 }]);
      // Added without a look at the rows there were.
      const unchecked = await pool.query<{ table: string; name: string }>(
        `select conrelid::regclass::text as table, conname as name from pg_constraint where not convalidated`,
      );
      for (const { table, name } of unchecked.rows)
        await pool.query(`alter table ${table} validate constraint ${name}`);
      const byLetters = "select code from vouchers where replace(code, '-', '') = 'CDFGHJKMNPQR' and used_in is null";
      expect((await pool.query(byLetters)).rows).toHaveLength(1);
    },
  );
});
