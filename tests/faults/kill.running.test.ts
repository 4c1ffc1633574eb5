import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { forCrowds } from '../support/crowd.ts';
import { type StartedPostgres, startPostgres } from '../support/postgres.ts';
import { lettersOf } from '../support/sent-letters.ts';
import { Rush } from './kill/rush.ts';

const KILLS = process.env.LONG ? 20 : 2;
const LIMIT = process.env.LONG ? 1_800_000 : 240_000;
const BOOKINGS_BETWEEN = 8;
const READY_WITHIN_MS = 5000;
/** A letter whose sender was killed is taken up by another when its minute is over. */
const MAILED_WITHIN_MS = 120_000;
const LATER = '2026-11-20T11:00:00Z';

let server: RunningServer;
let postgres: StartedPostgres | undefined;
let dataDir: string;
let env: Record<string, string>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tavola-kill-'));
  env = { ...forCrowds, DATA_DIR: dataDir };
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await postgres?.stop();
  postgres = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function killServer() {
  await server.stop('SIGKILL');
  server = await startServer(env);
}
const isReady = () => fetch(`${server.url}/readyz`).then(({ status }) => status);

/** Kills in the middle of a rush, again and again; gives what its guests were told. */
async function rushThrough(kill: (turn: number) => Promise<void>): Promise<Rush> {
  const rush = new Rush(() => server.url);
  for (let turn = 0; turn < KILLS; turn += 1) {
    const enough = rush.told.size + BOOKINGS_BETWEEN;
    await expect.poll(() => rush.told.size, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(enough);
    await kill(turn);
  }
  await rush.end();
  return rush;
}

/** What was answered is so, and is answered so again. */
async function everyoneWasToldTheTruth(rush: Rush) {
  const answers = await Promise.all([...rush.told.keys()].map(async (guest) => [guest, await rush.again(guest)]));
  expect(answers).toEqual([...rush.told]);
}

async function booksAreRight({ pool }: Connection<BookingTables>, rush: Rush) {
  const { rows } = await pool.query(`select reference, status, count(a.booking_id)::int as tables from bookings b
    left join table_allocations a on a.booking_id = b.id and a.live group by b.id`);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(rush.references.sort());
  expect(rows.every(({ status, tables }) => status === 'booked' && tables > 0)).toBe(true);
  const twice = await pool.query(`select from table_allocations a join table_allocations b
    on a.ctid < b.ctid and a.store_id = b.store_id and a.table_id = b.table_id and a.during && b.during
    where a.live and b.live`);
  expect(twice.rowCount).toBe(0);
}

/** Every letter left, and the log knows; one whose sender died between the two may have left again under the same id. */
async function everyoneWasMailed(rush: Rush) {
  const mailed = async () => new Set(await lettersOf(dataDir, 'booking-confirmation')).size;
  await expect.poll(mailed, { timeout: MAILED_WITHIN_MS, interval: 500 }).toBe(rush.references.length);
}

test('PostgreSQL and the server killed in the middle of a rush: all that was told is so', { timeout: LIMIT }, async ({
  skip,
}) => {
  const started = await startPostgres({ durable: true });
  if ('skipped' in started || !started.crash) return skip('no PostgreSQL of our own to kill');
  postgres = started;
  const { crash } = started;
  env = { ...env, DATABASE_URL: started.url };
  server = await startServer(env);
  const rush = await rushThrough(async (turn) => {
    if (turn % 2 === 0) return killServer();
    await crash();
    await expect.poll(isReady, { timeout: READY_WITHIN_MS, interval: 50 }).toBe(200);
  });
  await everyoneWasToldTheTruth(rush);
  await everyoneWasMailed(rush);

  const books = await openDatabase<BookingTables>({ url: started.url, poolSize: 1 });
  try {
    await booksAreRight(books, rush);
    const stuck = `select from pg_stat_activity where state like 'idle in transaction%'`;
    await expect.poll(async () => (await books.pool.query(stuck)).rowCount).toBe(0);
    await server.stop();
    server = await startServer({ ...env, CLOCK: LATER });
    const held = async () => (await books.pool.query('select from holds')).rowCount;
    await expect.poll(held, { timeout: 30_000 }).toBe(0);
  } finally {
    await books.close();
  }
});

test('the server killed in the middle of a rush with its database in it: all that was told is so', {
  timeout: LIMIT,
}, async () => {
  server = await startServer(env);
  const rush = await rushThrough(killServer);
  await everyoneWasToldTheTruth(rush);
  await everyoneWasMailed(rush);
  await server.stop();
  const books = await openDatabase<BookingTables>({ dataDir });
  try {
    await booksAreRight(books, rush);
  } finally {
    await books.close();
  }
});
