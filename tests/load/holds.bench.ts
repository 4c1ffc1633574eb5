import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingApi } from '../../src/booking/api.server.ts';
import { manageToken } from '../../src/booking/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { openTestDatabase } from '../support/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { startPostgres } from '../support/postgres.ts';
import { testMenu } from '../support/trattoria.ts';
import { chain, clock, customer, quantile, rate, requestFor, STORES, wishNumber } from './evening.ts';
import type { Row } from './rows.ts';

const SECRET = 'bench';
const ROUNDS = 9;
const PER_ROUND = 60;

async function openCounter(connection: Connection<BookingTables>) {
  const jobs = await openTestJobs(connection);
  const content = { restaurants: chain(), menus: [testMenu()] };
  const api = bookingApi({ db: connection.db, jobs, clock, content: () => content, tokenSecret: SECRET });
  async function post(path: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    const response = await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok || answer.bookingStatus === 9) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  return { post, close: () => jobs.stop() };
}
type Counter = Awaited<ReturnType<typeof openCounter>>;

const create = ({ post }: Counter, n: number, holdToken?: unknown) => {
  const wish = wishNumber(n);
  return post(`/create/${wish.storeId}`, { ...requestFor(wish, n), holdToken });
};

async function createHeld(counter: Counter, n: number) {
  const { idempotencyKey: _, customer: __, upsellIds: ___, ...wish } = requestFor(wishNumber(n), n);
  const { holdToken } = await counter.post(`/holds/${wishNumber(n).storeId}`, wish);
  return create(counter, n, holdToken);
}

/** Both ways in turn, so that whatever else the machine does weighs on both. */
async function sideBySide(
  atOnce: number,
  {
    from,
    measured,
    yardstick,
  }: { from: number; measured: (n: number) => Promise<unknown>; yardstick: (n: number) => Promise<unknown> },
) {
  const rates = { measured: [] as number[], yardstick: [] as number[], ratio: [] as number[] };
  let next = from;
  const one = async (act: (n: number) => Promise<unknown>) => {
    next += PER_ROUND;
    return rate(next - PER_ROUND, PER_ROUND, atOnce, act);
  };
  await one(measured);
  await one(yardstick);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [did, would] = [await one(measured), await one(yardstick)];
    rates.measured.push(did);
    rates.yardstick.push(would);
    rates.ratio.push(did / would);
  }
  return {
    value: quantile(rates.measured, 0.5).toFixed(0),
    yardstick: quantile(rates.yardstick, 0.5).toFixed(0),
    ratio: `${(100 * quantile(rates.ratio, 0.5)).toFixed(0)}%`,
  };
}

/** Bookings that are there to be cancelled: with the only table of that time wanted by somebody else, or not. */
async function prepareCancels(connection: Connection<BookingTables>, counter: Counter, from: number) {
  const count = PER_ROUND * 2 * (ROUNDS + 1);
  const links = new Map<number, string>();
  await rate(from, count, connection.kind === 'postgres' ? 8 : 1, async (n) => {
    const { bookingReference } = await create(counter, n);
    const { rows } = await connection.pool.query('select id from bookings where reference = $1', [bookingReference]);
    links.set(n, `/manage/${manageToken(SECRET, rows[0].id)}/cancel`);
  });
  return links;
}

/** Somebody waits for each of these tables, as if the house had been full when they asked. */
const waitFor = ({ pool }: Connection<BookingTables>, from: number, isMeasured: (n: number) => boolean) => {
  const wanted = Array.from({ length: PER_ROUND * 2 * (ROUNDS + 1) }, (_, index) => from + index).filter(isMeasured);
  return Promise.all(
    wanted.map((n) => {
      const { storeId, date, time } = wishNumber(n);
      return pool.query(
        `insert into waitlist_entries (id, reference, status, store_id, service_date, service_time, starts_at,
          adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, notify_by,
          token_hash, created_at)
        values (gen_random_uuid(), $1, 'waiting', $2, $3, $4, now(), 2, 0, 'table', 'main', $5, $6, $7, '', 'email',
          gen_random_uuid()::text::bytea, now())`,
        [`bench-${n}`, storeId, date, time, customer.firstName, customer.lastName, `bench-${n}@example.co.uk`],
      );
    }),
  );
};

async function rowsOn(connection: Connection<BookingTables>, label: string): Promise<Row[]> {
  const counter = await openCounter(connection);
  const atOnce = connection.kind === 'postgres' ? 8 : 1;
  const held = await sideBySide(atOnce, {
    from: 0,
    measured: (n) => createHeld(counter, n),
    yardstick: (n) => create(counter, n),
  });
  // A day of its own for each cancelling, so that no line of another is looked through.
  const from = STORES * 39 * 2;
  const links = await prepareCancels(connection, counter, from);
  const inMeasuredRound = (n: number) => Math.floor((n - from) / PER_ROUND) % 2 === 0;
  await waitFor(connection, from, inMeasuredRound);
  const cancel = (n: number) => counter.post(links.get(n) as string, {});
  const handed = await sideBySide(atOnce, { from, measured: cancel, yardstick: cancel });
  await counter.close();
  return [
    { name: `bookings with a hold per second, ${label}`, ...held, yardstick: `without ${held.yardstick}` },
    {
      name: `cancelled and offered to the line per second, ${label}`,
      ...handed,
      yardstick: `nobody waits ${handed.yardstick}`,
    },
  ];
}

/** What holding before booking costs, and handing a cancelled table to who waits; medians beside the plain way. */
export async function benchHolds(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  const embedded = await openDatabase<BookingTables>({ dataDir });
  await migrate(embedded.db);
  const rows = await rowsOn(embedded, 'PGlite on disk');
  await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });
  const started = await startPostgres({ durable: true });
  if ('skipped' in started) return rows;
  const connection = await openTestDatabase<BookingTables>(started.url);
  rows.push(...(await rowsOn(connection, 'PostgreSQL')));
  await connection.close();
  await started.stop();
  return rows;
}
