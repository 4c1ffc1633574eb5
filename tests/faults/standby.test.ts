import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingRoutes } from '../../src/booking/api/api.server.ts';
import { manageToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { standbyReads } from '../../src/platform/database/reads.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { databaseLag, databaseReads } from '../../src/platform/observe/metrics.ts';
import { clearBookings } from '../support/bookings.ts';
import { openTestDatabase } from '../support/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { type StartedPostgres, startPostgres } from '../support/postgres.ts';
import { type Standby, startStandby } from '../support/standby.ts';
import { calledByStrangers } from '../support/strangers.ts';
import { TEST_NOW } from '../support/test-clock.ts';
import { exampleCustomer, exampleRequest, oneTable } from '../support/test-engine.ts';
import { testMenu, testRestaurant } from '../support/test-restaurant.ts';

/** DATABASE_READ_MAX_LAG_SECONDS. */
const MAX_LAG = 5;
const SECRET = 'secret';

let server: StartedPostgres;
let standby: Standby;
let primary: Connection<BookingTables>;
let onStandby: Connection<BookingTables>;
let jobs: Jobs;
let whyNot = '';
let reads: ReturnType<typeof standbyReads<BookingTables>>;
let reports: (string | null)[];
let seconds = 0;

/** A process of the site: it shares only the databases with another. */
function openProcess() {
  const content = { restaurants: [testRestaurant({ booking: oneTable })], menus: [testMenu()] };
  const deps = { db: primary.db, reads, jobs, clock: () => TEST_NOW, content: () => content, tokenSecret: SECRET };
  const api = calledByStrangers(bookingRoutes(deps));
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await api.request(path, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const search = new URLSearchParams({ dates: exampleRequest.date, occasionId: 'table', adults: '2', children: '0' });
  return {
    get: (path: string) => call('GET', path),
    hold: () => call('POST', '/holds/9001', exampleRequest),
    book: (n = 0) => {
      const customer = { ...exampleCustomer, email: `diner-${n}@example.co.uk` };
      return call('POST', '/create/9001', { ...exampleRequest, customer, idempotencyKey: crypto.randomUUID() });
    },
    /** Whether a search offers the one table at seven. */
    async offersIt(): Promise<boolean> {
      const { body } = await call('GET', `/slots/9001?${search}`);
      const times = (body.dates?.[0]?.times ?? []) as { time: string }[];
      return times.some(({ time }) => time === exampleRequest.time);
    },
  };
}

const onlyWhere = async () => {
  const { values } = await databaseReads.get();
  databaseReads.reset();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.database, value]));
};
const lag = async () => (await databaseLag.get()).values.find(({ labels }) => labels.database === 'standby')?.value;

/** Waits until the standby has caught up and one more check has seen it. */
async function followed() {
  await standby.caughtUp();
  await reads.check();
  await standby.caughtUp();
  await reads.check();
}

beforeAll(async () => {
  const postgres = await startPostgres();
  if ('skipped' in postgres || !postgres.primary) {
    whyNot = 'skipped' in postgres ? postgres.skipped : 'this PostgreSQL has no standby of our own';
    return;
  }
  server = postgres;
  const first = await openDatabase<object>({ url: postgres.url });
  // What is acknowledged has been written, as on a site: other tests don't wait for it.
  await first.pool.query('alter role current_user set synchronous_commit = on');
  await first.close();
  standby = await startStandby(postgres.primary);
  primary = await openTestDatabase<BookingTables>(postgres.url);
  jobs = await openTestJobs(primary);
  await standby.caughtUp();
  const url = new URL(standby.url);
  const { rows } = await primary.pool.query<{ name: string }>('select current_database() as name');
  url.pathname = `/${rows[0]?.name}`;
  onStandby = await openDatabase<BookingTables>({ url: url.href, impatient: true });
}, 120_000);
afterAll(async () => {
  await jobs?.stop();
  await onStandby?.close();
  await primary?.close();
  await standby?.stop();
  await server?.stop();
});

beforeEach(async ({ skip }) => {
  if (whyNot) skip(whyNot);
  await clearBookings(primary);
  seconds = 0;
  reports = [];
  reads = standbyReads({
    primary,
    standby: onStandby,
    maxLagSeconds: MAX_LAG,
    report: (reason) => reports.push(reason),
    now: () => seconds * 1000,
  });
  await followed();
  databaseReads.reset();
});
afterEach(() => onStandby?.pool.query('select pg_wal_replay_resume()'));
const pause = () => onStandby.pool.query('select pg_wal_replay_pause()');

test('searches are read from the standby', async () => {
  expect(reports).toEqual([null]);
  expect(await openProcess().offersIt()).toBe(true);
  expect(await onlyWhere()).toEqual({ standby: 1 });
});

describe('a lagging standby', () => {
  beforeEach(pause);

  test('a lagging standby may offer a taken table, but nobody gets it', async () => {
    const [processA, processB] = [openProcess(), openProcess()];
    expect((await processA.book()).body).toMatchObject({ bookingStatus: 1 });
    expect(await processB.offersIt()).toBe(true);
    expect((await processB.book(1)).body).toMatchObject({ bookingReference: null });
    expect((await processB.hold()).body).toMatchObject({ holdToken: null });
    // It has read the primary in between.
    expect(await processB.offersIt()).toBe(false);
  });

  test('many who are offered the last table by a lagging standby book it once', async () => {
    const processes = Array.from({ length: 4 }, openProcess);
    await Promise.all(processes.map((process) => process.offersIt()));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => processes[n % 4]?.book(n)));
    expect(answers.filter((answer) => answer?.body.bookingReference)).toHaveLength(1);
    const { rows } = await primary.pool.query(`select 1 from bookings where status = 'booked'`);
    expect(rows).toHaveLength(1);
  });

  test('diners see their own writes despite a lagging standby', async () => {
    const process = openProcess();
    await process.hold();
    expect(await process.offersIt()).toBe(false);
    await clearBookings(primary);
    const { body } = await openProcess().book();
    const { rows } = await primary.pool.query('select id from bookings');
    const booking = await openProcess().get(`/manage/${manageToken(SECRET, rows[0].id)}`);
    expect(booking).toMatchObject({ status: 200, body: { booking: { reference: body.bookingReference } } });
  });
});

test("a standby too far behind isn't read until it has caught up", async () => {
  await pause();
  await openProcess().book();
  await reads.check();
  seconds = MAX_LAG;
  await reads.check();
  expect(await lag()).toBe(MAX_LAG);
  expect(await openProcess().offersIt()).toBe(true);
  seconds = MAX_LAG + 1;
  await reads.check();
  expect(reports).toEqual([null, 'it is too far behind']);
  expect(await openProcess().offersIt()).toBe(false);
  expect(await onlyWhere()).toEqual({ standby: 1, primary: 1 });
  await onStandby.pool.query('select pg_wal_replay_resume()');
  await followed();
  expect(await lag()).toBe(0);
  expect(reports.at(-1)).toBeNull();
  expect(await openProcess().offersIt()).toBe(false);
  expect(await onlyWhere()).toEqual({ standby: 1 });
});

test("a following standby isn't behind, however long nothing happens", async () => {
  seconds = 3600;
  await followed();
  expect(await lag()).toBe(0);
  expect(reports).toEqual([null]);
});

test("a standby not yet seen to follow isn't read", async () => {
  await pause();
  await openProcess().book();
  const fresh = standbyReads({ primary, standby: onStandby, maxLagSeconds: MAX_LAG, report: () => {}, now: () => 0 });
  await fresh.check();
  expect(await fresh.read(async (_db, from) => from)).toBe('primary');
});

test("a primary configured as a standby isn't read", async () => {
  const itself = standbyReads({
    primary,
    standby: primary,
    maxLagSeconds: MAX_LAG,
    report: (reason) => reports.push(reason),
  });
  await itself.check();
  expect(reports.at(-1)).toBe('it is not a standby');
  expect(await itself.read(async (_db, from) => from)).toBe('primary');
});

test("a read can't write anything", async () => {
  const write = reads.read(async (db, from) => {
    if (from === 'standby') await db.deleteFrom('holds').execute();
    return from;
  });
  expect(await write).toBe('primary');
});

test('each read has a time-out, even through a pooler', async () => {
  const pooled = await openDatabase<BookingTables>({ url: standby.url, impatient: true, prepared: false });
  const behind = standbyReads({ primary, standby: pooled, maxLagSeconds: MAX_LAG, pooled: true, report: () => {} });
  await behind.check();
  await standby.caughtUp();
  await behind.check();
  const response = await behind.read(async (db, from) => {
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`.execute(db);
    return { from, ...(rows[0] as object) };
  });
  await pooled.close();
  expect(response).toEqual({ from: 'standby', statement: '2s', lock: '1500ms' });
});

test.each([
  ['is down', () => standby.stop(), () => standby.start()],
  ['hangs', async () => standby.freeze(), async () => standby.thaw()],
])("a standby that %s isn't read until it is back", async (_, away, back) => {
  await away();
  expect(await openProcess().offersIt()).toBe(true);
  expect(await onlyWhere()).toEqual({ primary: 1 });
  await reads.check();
  await openProcess().book();
  expect(await openProcess().offersIt()).toBe(false);
  expect(await onlyWhere()).toEqual({ primary: 1 });
  await back();
  await followed();
  expect(await openProcess().offersIt()).toBe(false);
  expect(await onlyWhere()).toEqual({ standby: 1 });
});
