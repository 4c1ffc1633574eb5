import { bookingRoutes, openEngine } from '../../src/booking/api/api.server.ts';
import { messagesOfBooking } from '../../src/booking/engine/booking-messages.server.ts';
import { createBooking } from '../../src/booking/engine/create-booking.server.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import { DAY_MS } from '../../src/values/time/duration.ts';
import { noJobs, openTestJobs } from '../support/jobs.ts';
import { TEST_DATE } from '../support/test-clock.ts';
import { testMenu } from '../support/test-restaurant.ts';
import { ANY_BOOKING, bareBooking } from './bare-booking.ts';
import { onBothDatabases } from './databases.ts';
import { chain, clock, requestFor, requestNumber, runAll, STORES } from './evening.ts';
import { compare, inTurns, ownCpuMs, rateOf, show, waitOf } from './measure.ts';
import { recordSql } from './recorded-sql.ts';
import type { Row } from './rows.ts';

const WARM_UP = 300;
const PER_ROUND = 240;
const CALLS = 60;

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
  const now = clock().epochMilliseconds;
  const bookingJob = { bookingId: ANY_BOOKING, sequence: 0, startsAt: now + 10 * DAY_MS, byText: false, now };
  const enqueue = await recordSql((db) => jobs.enqueue(db, messagesOfBooking(bookingJob)));
  if (enqueue.length === 0) throw new Error('nothing was recorded of the queue');
  // Separate days: a version changed by another booking would make the engine retry.
  const bare = (n: number) =>
    bareBooking(connection.pool, { ...requestNumber(n), storeId: `bare-${n % STORES}`, n }, enqueue);
  const atOnce = connection.kind === 'postgres' ? 8 : 1;
  const bookingsBy = (work: (n: number) => Promise<unknown>) => {
    let from = WARM_UP;
    return rateOf(ownCpuMs, () => {
      from += PER_ROUND;
      return runAll(from - PER_ROUND, PER_ROUND, atOnce, work);
    });
  };
  await runAll(0, WARM_UP, atOnce, engine);
  await runAll(0, WARM_UP, atOnce, bare);
  const row = await compare(`bookings, ${label}`, bookingsBy(engine), {
    name: 'bare SQL transaction',
    work: bookingsBy(bare),
  });
  await jobs.stop();
  return row;
}

async function searchRows(connection: Connection<BookingTables>, label: string): Promise<Row[]> {
  const content = { restaurants: chain(), menus: [testMenu()] };
  const api = bookingRoutes({
    db: connection.db,
    jobs: noJobs,
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
  const works = calls.map(([name, , call]) => {
    const measureSearch = async () => {
      const response = await call();
      await response.text();
      if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
    };
    return [name, waitOf(ownCpuMs, CALLS, measureSearch)] as const;
  });
  for (const [, warmUp] of works) await warmUp();
  const results = await inTurns(Object.fromEntries(works));
  return calls.map(([name, most]) => ({
    name: `${name}, ${label}`,
    value: show(results[name] ?? []),
    yardstick: `under ${most} ms`,
  }));
}

/** Bookings through the engine compared with the bare transaction, and the time of a search. */
export function benchBookings(): Promise<Row[]> {
  return onBothDatabases('bookings', async (connection, label) => [
    await bookingsRow(connection, label),
    ...(await searchRows(connection, label)),
  ]);
}
