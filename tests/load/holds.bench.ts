import { bookingRoutes } from '../../src/booking/api/api.server.ts';
import { manageToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { calledByStrangers } from '../support/strangers.ts';
import { testMenu } from '../support/test-restaurant.ts';
import { onBothDatabases } from './databases.ts';
import { benchCustomer, chain, clock, quantile, rate, requestFor, requestNumber, STORES } from './evening.ts';
import type { Row } from './rows.ts';

const SECRET = 'bench';
const ROUNDS = 9;
const PER_ROUND = 60;

async function openHoldEngine(connection: Connection<BookingTables>) {
  const jobs = await openTestJobs(connection);
  const content = { restaurants: chain(), menus: [testMenu()] };
  const deps = { db: connection.db, jobs, clock, content: () => content, tokenSecret: SECRET };
  const api = calledByStrangers(bookingRoutes(deps));
  async function post(path: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    const response = await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok || answer.bookingStatus === 9) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  return { post, close: () => jobs.stop() };
}
type HoldEngine = Awaited<ReturnType<typeof openHoldEngine>>;

const create = ({ post }: HoldEngine, n: number, holdToken?: unknown) => {
  const request = requestNumber(n);
  return post(`/create/${request.storeId}`, { ...requestFor(request, n), holdToken });
};

async function createHeld(counter: HoldEngine, n: number) {
  const { idempotencyKey: _, customer: __, upsellIds: ___, ...request } = requestFor(requestNumber(n), n);
  const { holdToken } = await counter.post(`/holds/${requestNumber(n).storeId}`, request);
  return create(counter, n, holdToken);
}

/** Runs both variants in turn, so that other load on the machine affects both. */
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

/** Makes bookings to cancel: with a waitlist entry for the only table of that time, or without. */
async function prepareCancels(connection: Connection<BookingTables>, counter: HoldEngine, from: number) {
  const count = PER_ROUND * 2 * (ROUNDS + 1);
  const links = new Map<number, string>();
  await rate(from, count, connection.kind === 'postgres' ? 8 : 1, async (n) => {
    const { bookingReference } = await create(counter, n);
    const { rows } = await connection.pool.query('select id from bookings where reference = $1', [bookingReference]);
    links.set(n, `/manage/${manageToken(SECRET, rows[0].id)}/cancel`);
  });
  return links;
}

/** Adds a waitlist entry for each of these tables, as if the restaurant had been full. */
const waitFor = ({ pool }: Connection<BookingTables>, from: number, isMeasured: (n: number) => boolean) => {
  const wanted = Array.from({ length: PER_ROUND * 2 * (ROUNDS + 1) }, (_, index) => from + index).filter(isMeasured);
  return Promise.all(
    wanted.map((n) => {
      const { storeId, date, time } = requestNumber(n);
      return pool.query(
        `insert into waitlist_entries (id, reference, status, store_id, service_date, service_time, starts_at,
          adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, notify_by,
          token_hash, created_at)
        values (gen_random_uuid(), $1, 'waiting', $2, $3, $4, now(), 2, 0, 'table', 'main', $5, $6, $7, '', 'email',
          gen_random_uuid()::text::bytea, now())`,
        [
          `bench-${n}`,
          storeId,
          date,
          time,
          benchCustomer.firstName,
          benchCustomer.lastName,
          `bench-${n}@example.co.uk`,
        ],
      );
    }),
  );
};

async function rowsOn(connection: Connection<BookingTables>, label: string): Promise<Row[]> {
  const counter = await openHoldEngine(connection);
  const atOnce = connection.kind === 'postgres' ? 8 : 1;
  const held = await sideBySide(atOnce, {
    from: 0,
    measured: (n) => createHeld(counter, n),
    yardstick: (n) => create(counter, n),
  });
  // A day of its own for each cancellation, so that no other day's waitlist is searched.
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
      name: `cancelled and offered to the waitlist per second, ${label}`,
      ...handed,
      yardstick: `nobody waits ${handed.yardstick}`,
    },
  ];
}

/**
 * The cost of holding before booking, and of passing a cancelled table to the waitlist; medians compared with the plain
 * way.
 */
export const benchHolds = (): Promise<Row[]> => onBothDatabases('bookings with a hold per second', rowsOn);
