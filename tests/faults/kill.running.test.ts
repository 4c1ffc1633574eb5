import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { concurrentEnv } from '../support/concurrent-guests.ts';
import { type StartedPostgres, startPostgres } from '../support/postgres.ts';
import { sentEmailIds } from '../support/sent-emails.ts';
import { BookingLoad } from './kill/booking-load.ts';

const KILLS = Number(process.env.KILLS) || (process.env.LONG ? 20 : 2);
/** From one kill to the next. The more bookings, the likelier a kill interrupts e-mails. */
const BOOKINGS_BETWEEN = Number(process.env.BOOKINGS) || 8;
const LIMIT = process.env.LONG || process.env.KILLS ? 3_600_000 : 240_000;
const READY_WITHIN_MS = 5000;
/** An e-mail whose process was killed is retried by another one after a minute. */
const MAILED_WITHIN_MS = 120_000;
const LATER = '2026-11-20T11:00:00Z';

let server: RunningServer;
let postgres: StartedPostgres | undefined;
let dataDir: string;
let env: Record<string, string>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tavola-kill-'));
  env = { ...concurrentEnv, DATA_DIR: dataDir };
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

/** Repeatedly kills the server under load; returns the load with its guests' responses. */
async function killUnderLoad(kill: (turn: number) => Promise<void>): Promise<BookingLoad> {
  const load = new BookingLoad(() => server.url);
  for (let turn = 0; turn < KILLS; turn += 1) {
    const enough = load.answers.size + BOOKINGS_BETWEEN;
    await expect.poll(() => load.answers.size, { timeout: LIMIT, interval: 20 }).toBeGreaterThanOrEqual(enough);
    await kill(turn);
  }
  await load.end();
  return load;
}

/** A repeated booking gets the same response. */
async function answersAreRepeated(load: BookingLoad) {
  const answers = await Promise.all([...load.answers.keys()].map(async (guest) => [guest, await load.again(guest)]));
  expect(answers).toEqual([...load.answers]);
}

async function bookingsMatchAnswers({ pool }: Connection<BookingTables>, load: BookingLoad) {
  const { rows } = await pool.query(`select reference, status, count(a.booking_id)::int as tables from bookings b
    left join table_allocations a on a.booking_id = b.id and a.live group by b.id, b.store_id`);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(load.references.sort());
  expect(rows.every(({ status, tables }) => status === 'booked' && tables > 0)).toBe(true);
  const twice = await pool.query(`select from table_allocations a join table_allocations b
    on a.ctid < b.ctid and a.store_id = b.store_id and a.table_id = b.table_id and a.during && b.during
    where a.live and b.live`);
  expect(twice.rowCount).toBe(0);
}

/** Every e-mail was sent and logged; one whose process died in between may have been sent again under the same id. */
async function everyBookingWasMailed(load: BookingLoad) {
  const mailCount = async () => new Set(await sentEmailIds(dataDir, 'booking-confirmation')).size;
  await expect.poll(mailCount, { timeout: MAILED_WITHIN_MS, interval: 500 }).toBe(load.references.length);
  const mails = (await sentEmailIds(dataDir, 'booking-confirmation')).length;
  if (process.env.KILLS)
    console.info(`${KILLS} kills, ${mails} confirmations, ${mails - (await mailCount())} of them twice`);
}

test('every response survives kills of PostgreSQL and the server', { timeout: LIMIT }, async ({ skip }) => {
  const durableServer = await startPostgres({ durable: true });
  if ('skipped' in durableServer || !durableServer.crash) return skip('no PostgreSQL of our own to kill');
  postgres = durableServer;
  const { crash } = durableServer;
  env = { ...env, DATABASE_URL: durableServer.url };
  server = await startServer(env);
  const load = await killUnderLoad(async (turn) => {
    if (turn % 2 === 0) return killServer();
    await crash();
    await expect.poll(isReady, { timeout: READY_WITHIN_MS, interval: 50 }).toBe(200);
  });
  await answersAreRepeated(load);
  await everyBookingWasMailed(load);

  const database = await openDatabase<BookingTables>({ url: durableServer.url, poolSize: 1 });
  try {
    await bookingsMatchAnswers(database, load);
    const stuck = `select from pg_stat_activity where state like 'idle in transaction%'`;
    await expect.poll(async () => (await database.pool.query(stuck)).rowCount).toBe(0);
    await server.stop();
    server = await startServer({ ...env, CLOCK: LATER });
    const holdCount = async () => (await database.pool.query('select from holds')).rowCount;
    await expect.poll(holdCount, { timeout: 30_000 }).toBe(0);
  } finally {
    await database.close();
  }
});

test('every response survives kills of the server and its embedded database', {
  timeout: LIMIT,
}, async () => {
  server = await startServer(env);
  const load = await killUnderLoad(killServer);
  await answersAreRepeated(load);
  await everyBookingWasMailed(load);
  await server.stop();
  const database = await openDatabase<BookingTables>({ dataDir });
  try {
    await bookingsMatchAnswers(database, load);
  } finally {
    await database.close();
  }
});
