import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingApi, openDesk } from '../../src/booking/api.server.ts';
import { book } from '../../src/booking/desk/booking-desk.server.ts';
import { bookingMailJobs } from '../../src/booking/mail-jobs.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrate.ts';
import type { Restaurant } from '../../src/restaurants/contract.ts';
import { addDays, timeOf } from '../../src/restaurants/wall-time.ts';
import { openTestDatabase } from '../support/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { startPostgres } from '../support/postgres.ts';
import { testMenu, testRestaurant } from '../support/trattoria.ts';
import { ANY_BOOKING, bareBooking } from './bare-booking.ts';
import { recordSql } from './recorded-sql.ts';
import type { Row } from './rows.ts';

const STORES = 60;
const DATE = '2026-11-27';
const WARM_UP = 300;
const ROUNDS = 21;
const PER_ROUND = 60;
const clock = () => Temporal.Instant.from('2026-11-20T12:00:00Z');
const customer = {
  firstName: 'Ann',
  lastName: 'Baker',
  email: 'ann@example.co.uk',
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};

/** A chain of ordinary restaurants: 24 tables in two areas each. */
function chain(): Restaurant[] {
  const tables = Array.from({ length: 24 }, (_, index) => ({
    id: `t${index}`,
    areaId: index % 4 ? 'room' : 'terrace',
    minimumCovers: index % 3 ? 1 : 3,
    maximumCovers: index % 3 ? 2 : 4,
  }));
  return Array.from({ length: STORES }, (_, index) =>
    testRestaurant({
      storeId: String(1000 + index),
      lat: 51 + (index % 8) * 0.4,
      lng: -2 + Math.floor(index / 8) * 0.2,
      booking: { tables, joins: [{ id: 'j', tableIds: ['t0', 't3'], minimumCovers: 5, maximumCovers: 8 }] },
    }),
  );
}

/** Booking number n of a bench: every one another restaurant, date or time, so that a table is always free. */
function wishNumber(n: number) {
  const slot = Math.floor(n / STORES) % 39;
  return {
    storeId: String(1000 + (n % STORES)),
    date: addDays(DATE, Math.floor(n / (STORES * 39))),
    time: timeOf(12 * 60 + slot * 15),
  };
}

const requestFor = ({ date, time }: { date: string; time: string }, n: number) => ({
  idempotencyKey: `bench-key-${n}`,
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date,
  time,
  adultCovers: 2,
  childCovers: 0,
  customer,
  upsellIds: [],
});

/** Runs work(n) for n in [from, from + count) with so many under way at once; gives the rate per second. */
async function rate(from: number, count: number, atOnce: number, work: (n: number) => Promise<unknown>) {
  let next = from;
  const began = performance.now();
  const worker = async () => {
    while (next < from + count) {
      const n = next;
      next += 1;
      await work(n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count * 1000) / (performance.now() - began);
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const quantile = (values: number[], q: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

async function bookingsRow(connection: Connection<BookingTables>, label: string): Promise<Row> {
  const jobs = await openTestJobs(connection);
  const content = { restaurants: chain(), menus: [testMenu()] };
  const desk = openDesk({ db: connection.db, jobs, clock, content: () => content, tokenSecret: 'bench' });
  const engine = async (n: number) => {
    const wish = wishNumber(n);
    const house = desk.houses().get(wish.storeId);
    const occasion = house?.place.booking.occasions[0];
    if (!house || !occasion) throw new Error('no such restaurant');
    const plain = { upsells: [], guarantee: null, holdId: null };
    const outcome = await book(desk, {
      storeId: wish.storeId,
      house,
      occasion,
      request: requestFor(wish, n),
      ...plain,
    });
    if (!outcome.ok || outcome.answer.bookingStatus !== 1) throw new Error(`booking ${n} failed`);
  };
  const enqueue = await recordSql((db) =>
    jobs.enqueue(
      db,
      bookingMailJobs(['booking-confirmation', 'booking-notice'], { bookingId: ANY_BOOKING, sequence: 0 }),
    ),
  );
  if (enqueue.length === 0) throw new Error('nothing was recorded of the queue');
  // Days of its own: a day that somebody else moves on would send the desk the long way round.
  const bare = (n: number) =>
    bareBooking(connection.pool, { ...wishNumber(n), storeId: `bare-${n % STORES}`, n }, enqueue);
  const atOnce = connection.kind === 'postgres' ? 8 : 1;
  const rates = { engine: [] as number[], bare: [] as number[], ratio: [] as number[] };
  await rate(0, WARM_UP, atOnce, engine);
  await rate(0, WARM_UP, atOnce, bare);
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = WARM_UP + round * PER_ROUND;
    const booked = await rate(from, PER_ROUND, atOnce, engine);
    const written = await rate(from, PER_ROUND, atOnce, bare);
    rates.engine.push(booked);
    rates.bare.push(written);
    // Side by side: whatever else the machine does weighs on both.
    rates.ratio.push(booked / written);
  }
  await jobs.stop();
  const [booked, written] = [quantile(rates.engine, 0.5), quantile(rates.bare, 0.5)];
  return {
    name: `bookings per second, ${label}`,
    value: booked.toFixed(0),
    yardstick: `bare SQL transaction ${written.toFixed(0)}`,
    ratio: `${(100 * quantile(rates.ratio, 0.5)).toFixed(0)}%`,
  };
}

async function searchRows(connection: Connection<BookingTables>, label: string): Promise<Row[]> {
  const content = { restaurants: chain(), menus: [testMenu()] };
  const api = bookingApi({
    db: connection.db,
    jobs: { enqueue: async () => {} },
    clock,
    content: () => content,
    tokenSecret: 'bench',
  });
  const stores = content.restaurants.map(({ storeId }) => ({ storeId, miles: 1 }));
  const body = JSON.stringify({ stores, date: DATE, adultCovers: 2, childrenCovers: 0 });
  const headers = { 'Content-Type': 'application/json' };
  const query = new URLSearchParams({ occasionId: 'table', adults: '2', date: DATE, time: '19:00' });
  const calls = [
    [
      `availability of ${STORES} restaurants`,
      20,
      () => api.request('/availability', { method: 'POST', headers, body }),
    ],
    ['alternatives to a full slot', 50, () => api.request(`/alternatives/1000?${query}`)],
  ] as const;
  const rows: Row[] = [];
  for (const [name, most, call] of calls) {
    const took: number[] = [];
    for (let turn = 0; turn < 320; turn += 1) {
      const began = performance.now();
      const response = await call();
      await response.text();
      if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
      if (turn >= 20) took.push(performance.now() - began);
    }
    const [p50, p99] = [quantile(took, 0.5).toFixed(1), quantile(took, 0.99).toFixed(1)];
    rows.push({ name: `${name}, ${label}`, value: `p50 ${p50} ms, p99 ${p99} ms`, yardstick: `under ${most} ms` });
  }
  return rows;
}

async function onPglite(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  const connection = await openDatabase<BookingTables>({ dataDir });
  try {
    await migrate(connection.db);
    return [await bookingsRow(connection, 'PGlite on disk'), ...(await searchRows(connection, 'PGlite on disk'))];
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Row[]> {
  const started = await startPostgres({ durable: true });
  if ('skipped' in started) return [{ name: 'bookings per second, PostgreSQL', value: `skipped: ${started.skipped}` }];
  const connection = await openTestDatabase<BookingTables>(started.url);
  try {
    return [await bookingsRow(connection, 'PostgreSQL'), ...(await searchRows(connection, 'PostgreSQL'))];
  } finally {
    await connection.close();
    await started.stop();
  }
}

/** Bookings through the desk beside the bare transaction, interleaved, and how long a search takes; medians. */
export async function benchBookings(): Promise<Row[]> {
  return [...(await onPglite()), ...(await onPostgres())];
}
