import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { whatIsInTheWay } from './table-kinds.ts';

/** The file's statements: each is a transaction of its own, as psql sends them. */
const statementsOf = (file: string) =>
  file
    .replace(/^(--|\\).*$/gm, '')
    .split(/;\n(?=\n|create|alter|do|call|drop|set)/)
    .filter((statement) => statement.trim() !== '');

const BOOKING = `insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at,
    ends_at, adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
    special_request, should_receive_promotions, should_receive_sms, manage_token_hash, created_at)
  select gen_random_uuid(), 'R' || n, 'booking', 'booked', (9000 + n % 3)::text, '2026-12-04', '19:00', '2026-12-04T19:00Z',
    '2026-12-04T20:30Z', 2, 0, 'table', 'main', null, 'Ann', 'Baker', 'a@example.co.uk', '', '', false, false, '', now()
  from generate_series(1, 100) n`;

test('a large site that was prepared before the upgrade has the schema of every other', async ({ skip }) => {
  const server = await startPostgres();
  if ('skipped' in server) return skip(server.skipped);
  const folder = await mkdtemp(join(tmpdir(), 'tavola-before-131-'));
  await cp('db/migrations', folder, { recursive: true, filter: (source) => !source.includes('131-') });
  const own = await createDatabase(server.url);
  const { db, pool, close } = await openDatabase<object>({ url: own.url });
  await migrate(db, folder);
  await pool.query(BOOKING);
  const note = `insert into booking_history (booking_id, event, happened_at, detail) select id, 'booked', now(), '{}' from bookings`;
  await pool.query(note);
  for (const statement of statementsOf(await readFile('db/prepare/131.sql', 'utf8'))) await pool.query(statement);
  // The build before goes on in between.
  await pool.query(note);
  const filled =
    'select count(*) from booking_history h join bookings b on b.id = h.booking_id and b.store_id = h.store_id';
  expect((await pool.query(filled)).rows).toEqual([{ count: 200 }]);
  await migrate(db);
  const described = async (of: typeof pool) =>
    (
      await of.query(
        `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) from pg_constraint
         where connamespace = 'public'::regnamespace union all
         select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`,
      )
    ).rows;
  const fresh = await createDatabase(server.url);
  const other = await openDatabase<object>({ url: fresh.url });
  await migrate(other.db);
  expect(await described(pool)).toEqual(await described(other.pool));
  expect(await whatIsInTheWay(pool)).toEqual(await whatIsInTheWay(other.pool));
  await Promise.all([close(), other.close(), rm(folder, { recursive: true })]);
  await own.drop();
  await fresh.drop();
  await server.stop();
});
