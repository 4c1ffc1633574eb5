import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingApi, openDesk } from '../../src/booking/api.server.ts';
import { book } from '../../src/booking/desk/booking-desk.server.ts';
import { bookingMailJobs } from '../../src/booking/mail-jobs.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { openTestDatabase } from '../support/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { startPostgres } from '../support/postgres.ts';
import { testMenu } from '../support/trattoria.ts';
import { ANY_BOOKING, bareBooking } from './bare-booking.ts';
import { chain, clock, DATE, quantile, rate, requestFor, STORES, wishNumber } from './evening.ts';
import { recordSql } from './recorded-sql.ts';
import type { Row } from './rows.ts';

const WARM_UP = 300;
const ROUNDS = 21;
const PER_ROUND = 60;

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
