import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openSession } from '../../../src/desk/engine/sessions.server.ts';
import type { DeskTables } from '../../../src/desk/tables.server.ts';
import { type Connection, openDatabase } from '../../../src/platform/database/database.ts';
import type { Restaurant } from '../../../src/restaurants/contract.ts';
import { call, concurrentEnv, guestEmail, SHARED_CLOCK } from '../../support/concurrent-guests.ts';
import { startPostgres } from '../../support/postgres.ts';
import { atExit } from '../at-exit.ts';
import { compare, type Work } from '../measure.ts';
import { startQuiet } from '../quiet-server.ts';
import type { Row } from '../rows.ts';
import { cpuMsOf, type RunningServer } from '../server.ts';
import { pressesOf } from './presses.ts';
import { delaysOf, openStreams } from './streams.ts';

const STREAMS = 180;
const PLACES = 30;
const IDLE_MS = 5000;
const PARTIES = 150;
const TODAY = '2026-11-20';
/** The day of the bookings. */
const DATE = '2026-11-27';

const TABLE = { occasionId: 'table', menuId: 'main', areaId: null, date: DATE, time: '18:00', adultCovers: 2 };

const restaurants = readdirSync('content/restaurants').map(
  (file) => JSON.parse(readFileSync(`content/restaurants/${file}`, 'utf8')) as Restaurant,
);

/** Some where two can book a table online. */
async function bookableAt(url: string): Promise<Restaurant[]> {
  const query = new URLSearchParams({ occasionId: 'table', menuIds: 'main', dates: DATE, adults: '2' });
  const slots = await Promise.all(restaurants.map(({ storeId }) => call(url, 'GET', `/slots/${storeId}?${query}`)));
  const isFree = `"time":"${TABLE.time}","canEnquire":false`;
  return restaurants.filter((_, index) => JSON.stringify(slots[index]?.body).includes(isFree)).slice(0, PLACES);
}

/** The streams of the chain's tablets, each signed in. */
async function tablets({ db }: Connection<DeskTables>, bookable: readonly Restaurant[]) {
  const [person] = await db
    .insertInto('desk_people')
    .values({
      id: crypto.randomUUID(),
      email: 'office@example.com',
      name: 'Office',
      created_at: new Date(SHARED_CLOCK),
    })
    .returning('id')
    .execute();
  const personId = person?.id as string;
  await db.insertInto('desk_roles').values({ person_id: personId, store_id: null, role: 'office' }).execute();
  const signIn = async () => {
    const session = { personId, now: Temporal.Instant.from(SHARED_CLOCK), replaces: null, isConfirmed: false };
    return `desk-session=${await openSession(db, session)}`;
  };
  return Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      const { slug } = bookable[index % bookable.length] as Restaurant;
      return { place: slug, path: `/desk/${slug}/live?date=${DATE}`, headers: { cookie: await signIn() } };
    }),
  );
}
type Tablets = Awaited<ReturnType<typeof tablets>>;

/** Books a table for two as a diner does. */
async function book(url: string, slug: string): Promise<void> {
  const { storeId } = restaurants.find((each) => each.slug === slug) as Restaurant;
  const customer = { firstName: 'Ann', lastName: 'Baker', email: guestEmail(crypto.randomUUID()) };
  const booking = { ...TABLE, idempotencyKey: crypto.randomUUID(), customer };
  const { status, body } = await call(url, 'POST', `/create/${storeId}`, booking);
  if (body.bookingStatus !== 1) throw new Error(`${slug}: HTTP ${status} ${JSON.stringify(body)}`);
}

async function startBareStreams() {
  const child = fork(new URL('bare-streams.ts', import.meta.url));
  atExit(() => child.kill());
  const [url] = (await once(child, 'message')) as [string];
  return { url, cpuMs: () => cpuMsOf(child.pid as number) };
}

async function delayRow(server: RunningServer, wanted: Tablets): Promise<Row> {
  const bare = await startBareStreams();
  const places = [...new Set(wanted.map(({ place }) => place))];
  const own = await openStreams(server.url, wanted);
  const beside = await openStreams(
    bare.url,
    wanted.map(({ place }) => ({ place, path: `/${place}` })),
  );
  const change = (place: string) => fetch(`${bare.url}/${place}`, { method: 'POST' });
  const row = await compare(
    `a booking on the other tablets, ${STREAMS} streams`,
    delaysOf(own, places, { cpuMs: server.cpuMs, change: (place) => book(server.url, place) }),
    { name: 'bare node:http', work: delaysOf(beside, places, { cpuMs: bare.cpuMs, change }) },
  );
  await Promise.all([own.close(), beside.close()]);
  return row;
}

function memoryOf(pid: number): number {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function idleRow(server: RunningServer, wanted: Tablets): Promise<Row> {
  const idle = async () => {
    const before = server.cpuMs();
    await pause(IDLE_MS);
    return {
      'CPU ms a second': (server.cpuMs() - before) / (IDLE_MS / 1000),
      MB: memoryOf(server.process.pid as number),
    };
  };
  const withStreams: Work = async () => {
    const streams = await openStreams(server.url, wanted);
    const figures = await idle();
    await streams.close();
    return figures;
  };
  return compare(`${STREAMS} streams without a change`, withStreams, { name: 'no stream', work: idle });
}

/** Fills a restaurant's today: each table again and again, an hour and a half each. */
async function fillToday(pool: pg.Pool, { storeId, booking }: Restaurant): Promise<void> {
  const tables = booking.tables?.map(({ id }) => id) ?? [];
  await pool.query(
    `with parties as (
      insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
        adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, special_request,
        should_receive_promotions, should_receive_sms, manage_token_hash, created_at)
      select gen_random_uuid(), n::text, 'booking', 'booked', $1, $2::text::date, to_char(at at time zone 'UTC', 'HH24:MI'),
        at, at + interval '90 minutes', 2, 0, 'table', 'main', 'Ann', 'Baker ' || n, n || '@example.co.uk',
        '07700 900' || 100 + n, case when n % 5 = 0 then 'By the window, please.' else '' end, false, false, '', at
      from generate_series(0, $4 - 1) n, lateral (
        select ($2 || 'T11:30Z')::timestamptz + n / cardinality($3::text[]) * interval '90 minutes' as at
      ) a
      returning id, store_id, reference, starts_at, ends_at
    )
    insert into table_allocations (booking_id, store_id, table_id, during, live)
    select id, store_id, ($3::text[])[reference::int % cardinality($3::text[]) + 1], tstzrange(starts_at, ends_at), true
    from parties`,
    [storeId, TODAY, tables, PARTIES],
  );
}

async function pressRow(server: RunningServer, [tablet]: Tablets): Promise<Row> {
  const [name = '', value = ''] = tablet?.headers.cookie.split('=') ?? [];
  return compare(
    `a press on “Arrived” to the paint, ${PARTIES} parties`,
    pressesOf('button[value=arrived]', async (page) => {
      await page.context().addCookies([{ name, value, url: server.url }]);
      await page.goto(`${server.url}/desk/leeds-greek-street`);
    }),
    {
      name: 'a bare button',
      work: pressesOf('button', (page) =>
        page.goto('data:text/html,<button onclick="textContent += 1" style="padding: 99px">Press</button>'),
      ),
    },
  );
}

/** The desk's pages as a chain's tablets see them: how soon they show a change, at what cost, and how soon they respond. */
export async function benchDesk(): Promise<Row[]> {
  const postgres = await startPostgres();
  if ('skipped' in postgres) return [{ name: 'desk', value: `skipped: ${postgres.skipped}` }];
  const server = await startQuiet({ ...concurrentEnv, DATABASE_URL: postgres.url });
  const connection = await openDatabase<DeskTables>({ url: postgres.url });
  try {
    const wanted = await tablets(connection, await bookableAt(server.url));
    const leeds = restaurants.find(({ slug }) => slug === 'leeds-greek-street') as Restaurant;
    await fillToday(connection.pool, leeds);
    return [await delayRow(server, wanted), await idleRow(server, wanted), await pressRow(server, wanted)];
  } finally {
    await connection.close();
    await server.stop();
    await postgres.stop();
  }
}
