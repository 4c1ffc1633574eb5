import { bookingRoutes } from '../../src/booking/api/api.server.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { createOfflineGeocoder } from '../../src/platform/geo/offline.ts';
import { geoApi } from '../../src/restaurants/geo-api.server.ts';
import type { GeoSearchAnswer } from '../../src/restaurants/geo-contract.ts';
import { openTestDatabase } from '../support/database.ts';
import { noJobs } from '../support/jobs.ts';
import { TEST_DATE } from '../support/test-clock.ts';
import { testMenu } from '../support/test-restaurant.ts';
import { chainOf } from './chain.ts';
import { clock } from './evening.ts';
import { comparedRow, inTurns, ownCpuMs, show, waitOf } from './measure.ts';
import type { Row } from './rows.ts';

const SIZES = [60, 1000, 10_000];
const CALLS = 48;
const QUERIES = ['LS1 4DY', 'leeds', 'W1', 'manchester', 'birmingham', 'NG1 5AA', 'derby', 'sheffield'];
const headers = { 'Content-Type': 'application/json' };

/** Fills each restaurant: six tables taken at three times. */
async function busyEvening({ pool }: Connection<BookingTables>, size: number) {
  await pool.query(
    `insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
      adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, special_request,
      should_receive_promotions, should_receive_sms, manage_token_hash, created_at)
    select gen_random_uuid(), store || '-' || turn, 'booking', 'booked', store, $2::date, '19:00',
      $2::date + interval '18 hours' + turn % 3 * interval '30 minutes',
      $2::date + interval '19 hours 30 minutes' + turn % 3 * interval '30 minutes',
      2, 0, 'table', 'main', 'Ann', 'Baker', 'ann@example.co.uk', '', '', false, false, '', now()
    from generate_series(0, 5) turn, (select (1000 + number)::text as store from generate_series(0, $1 - 1) number) s`,
    [size, TEST_DATE],
  );
  await pool.query(
    `insert into table_allocations (booking_id, store_id, table_id, during, live)
    select id, store_id, 't' || split_part(reference, '-', 2)::int * 3 + 1, tstzrange(starts_at, ends_at), true
    from bookings`,
  );
  await pool.query(`insert into service_days select distinct store_id, service_date, 1 from bookings`);
  await pool.query('analyze');
}

/** A search as the finder and the booking card make it: the place, restaurants nearby, free tables, alternatives. */
async function openSearcher(size: number) {
  const connection = await openTestDatabase<BookingTables>('');
  await busyEvening(connection, size);
  const content = { restaurants: chainOf(size), menus: [testMenu()] };
  const deps = { db: connection.db, jobs: noJobs, clock, tokenSecret: 'bench' };
  const booking = bookingRoutes({ ...deps, content: () => content });
  const geocoder = createOfflineGeocoder(gazetteer, content.restaurants);
  // The site holds only part of each restaurant for its finder; the whole one fits too.
  const geo = geoApi({ geocoder, restaurants: () => content.restaurants as never });
  const search = async (turn: number) => {
    const query = encodeURIComponent(QUERIES[turn % QUERIES.length] as string);
    const places = (await (await geo.request(`/search/${query}`)).json()) as GeoSearchAnswer;
    const stores = places.restaurants.map(({ storeId, milesValue: miles }) => ({ storeId, miles }));
    const body = JSON.stringify({ stores, date: TEST_DATE, adultCovers: 2, childrenCovers: 0 });
    const free = await booking.request('/availability', { method: 'POST', headers, body });
    const request = new URLSearchParams({ occasionId: 'table', adults: '2', date: TEST_DATE, time: '19:00' });
    const near = await booking.request(`/alternatives/${stores[0]?.storeId}?${request}`);
    if (!free.ok || !near.ok) throw new Error(`search ${turn}: HTTP ${free.status}, ${near.status}`);
    await Promise.all([free.text(), near.text()]);
  };
  return { name: size.toLocaleString('en-GB'), work: waitOf(ownCpuMs, CALLS, search), close: () => connection.close() };
}

/** The same search in chains of three sizes, in turn; its cost should hardly depend on the size. */
export async function benchSearch(): Promise<Row[]> {
  const searchers = await Promise.all(SIZES.map(openSearcher));
  for (const { work } of searchers) await work();
  const results = await inTurns(Object.fromEntries(searchers.map(({ name, work }) => [name, work])));
  await Promise.all(searchers.map(({ close }) => close()));
  const [smallest = '', ...larger] = searchers.map(({ name }) => name);
  const rowName = (size: string) => `one diner’s search among ${size} restaurants`;
  const few = results[smallest] ?? [];
  const yardstick = { name: `among ${smallest}`, measured: few };
  return [
    { name: rowName(smallest), value: show(few) },
    ...larger.map((size) => comparedRow(rowName(size), results[size] ?? [], yardstick)),
  ];
}
