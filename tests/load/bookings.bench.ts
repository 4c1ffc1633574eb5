import { bookingRoutes, openEngine } from '../../src/booking/api/api.server.ts';
import { bookingMailJobs } from '../../src/booking/contracts/mail-jobs.ts';
import { createBooking } from '../../src/booking/engine/create-booking.server.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { openTestJobs } from '../support/jobs.ts';
import { TEST_DATE } from '../support/test-clock.ts';
import { testMenu } from '../support/test-restaurant.ts';
import { ANY_BOOKING, bareBooking } from './bare-booking.ts';
import { onBothDatabases } from './databases.ts';
import { chain, clock, quantile, rate, requestFor, requestNumber, STORES } from './evening.ts';
import { recordSql } from './recorded-sql.ts';
import type { Row } from './rows.ts';

const WARM_UP = 300;
const ROUNDS = 21;
const PER_ROUND = 60;

async function bookingsRow(connection: Connection<BookingTables>, label: string): Promise<Row> {
  const jobs = await openTestJobs(connection);
  const content = { restaurants: chain(), menus: [testMenu()] };
  const bookingEngine = openEngine({ db: connection.db, jobs, clock, content: () => content, tokenSecret: 'bench' });
  const engine = async (n: number) => {
    const tableRequest = requestNumber(n);
    const restaurantWithMenus = bookingEngine.restaurants().get(tableRequest.storeId);
    const occasion = restaurantWithMenus?.restaurant.booking.occasions[0];
    if (!restaurantWithMenus || !occasion) throw new Error('no such restaurant');
    const plain = { sessionId: '', upsells: [], guarantee: null, holdId: null };
    const outcome = await createBooking(bookingEngine, {
      storeId: tableRequest.storeId,
      restaurantWithMenus,
      occasion,
      request: requestFor(tableRequest, n),
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
  // Days of its own: a version changed by someone else would make the engine retry.
  const bare = (n: number) =>
    bareBooking(connection.pool, { ...requestNumber(n), storeId: `bare-${n % STORES}`, n }, enqueue);
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
    // In the same round, so that other load on the machine affects both.
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
  const api = bookingRoutes({
    db: connection.db,
    jobs: { enqueue: async () => {} },
    clock,
    content: () => content,
    tokenSecret: 'bench',
  });
  const stores = content.restaurants.map(({ storeId }) => ({ storeId, miles: 1 }));
  const body = JSON.stringify({ stores, date: TEST_DATE, adultCovers: 2, childrenCovers: 0 });
  const headers = { 'Content-Type': 'application/json' };
  const query = new URLSearchParams({ occasionId: 'table', adults: '2', date: TEST_DATE, time: '19:00' });
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

/** Bookings through the engine compared with the bare transaction, interleaved, and the time of a search; medians. */
export function benchBookings(): Promise<Row[]> {
  return onBothDatabases('bookings per second', async (connection, label) => [
    await bookingsRow(connection, label),
    ...(await searchRows(connection, label)),
  ]);
}
