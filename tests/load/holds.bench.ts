import { bookingRoutes } from '../../src/booking/api/api.server.ts';
import { manageToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { calledByStrangers } from '../support/strangers.ts';
import { testMenu } from '../support/test-restaurant.ts';
import { onBothDatabases } from './databases.ts';
import { benchCustomer, chain, clock, requestFor, requestNumber, runAll, STORES } from './evening.ts';
import { compare, ownCpuMs, ROUNDS, rateOf } from './measure.ts';
import type { Row } from './rows.ts';

const SECRET = 'bench';
const PER_ROUND = 100;
/** The first round is for warming up. */
const NUMBERS = PER_ROUND * (ROUNDS + 1);

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

/** Work on its own numbers from `from` on, already warmed up. */
async function warmedUp(atOnce: number, from: number, act: (n: number) => Promise<unknown>) {
  let next = from;
  const batch = () => {
    next += PER_ROUND;
    return runAll(next - PER_ROUND, PER_ROUND, atOnce, act);
  };
  await batch();
  return rateOf(ownCpuMs, batch);
}

/** Makes bookings to cancel, and returns their links. */
async function prepareCancels(connection: Connection<BookingTables>, counter: HoldEngine, from: number) {
  const links = new Map<number, string>();
  await runAll(from, NUMBERS * 2, connection.kind === 'postgres' ? 8 : 1, async (n) => {
    const { bookingReference } = await create(counter, n);
    const { rows } = await connection.pool.query('select id from bookings where reference = $1', [bookingReference]);
    links.set(n, `/manage/${manageToken(SECRET, rows[0].id)}/cancel`);
  });
  return links;
}

/** Adds a waitlist entry for each of these tables, as if the restaurant had been full. */
const waitFor = ({ pool }: Connection<BookingTables>, from: number) =>
  Promise.all(
    Array.from({ length: NUMBERS }, (_, index) => {
      const n = from + index;
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

async function rowsOn(connection: Connection<BookingTables>, label: string): Promise<Row[]> {
  const counter = await openHoldEngine(connection);
  const atOnce = connection.kind === 'postgres' ? 8 : 1;
  const holdRow = await compare(
    `bookings with a hold, ${label}`,
    await warmedUp(atOnce, 0, (n) => createHeld(counter, n)),
    { name: 'without', work: await warmedUp(atOnce, NUMBERS, (n) => create(counter, n)) },
  );
  // A separate day for each cancellation, so that no other day's waitlist is searched.
  const from = STORES * 39 * 2;
  const links = await prepareCancels(connection, counter, from);
  await waitFor(connection, from);
  const cancel = (n: number) => counter.post(links.get(n) as string, {});
  const waitlistRow = await compare(
    `cancelled and offered to the waitlist, ${label}`,
    await warmedUp(atOnce, from, cancel),
    { name: 'nobody waits', work: await warmedUp(atOnce, from + NUMBERS, cancel) },
  );
  await counter.close();
  return [holdRow, waitlistRow];
}

/** The cost of a hold before a booking, and of passing a cancelled table to the waitlist, each against its baseline. */
export const benchHolds = (): Promise<Row[]> => onBothDatabases('bookings with a hold', rowsOn);
