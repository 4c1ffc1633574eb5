import { once } from 'node:events';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manageToken } from '../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { bookTable, customerOf, outsideClient } from '../support/booking-calls.ts';
import * as visitors from '../support/concurrent-guests.ts';
import { concurrentEnv, untilFull } from '../support/concurrent-guests.ts';
import { createDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { sentEmailIds } from '../support/sent-emails.ts';

const postgres = await startPostgres();
const url = 'url' in postgres ? postgres.url : '';
if (!url)
  console.log(`SKIPPED: several processes on one PostgreSQL, because ${'skipped' in postgres && postgres.skipped}`);

/** Resolves once the process has printed the pattern. */
async function printed({ process, output }: RunningServer, pattern: RegExp): Promise<void> {
  while (!pattern.test(output())) await once(process.stdout as NonNullable<typeof process.stdout>, 'data');
}

describe.skipIf(!url)('three processes started at once on one empty PostgreSQL', () => {
  let servers: RunningServer[];
  let content: string;
  let env: Record<string, string>;
  let connection: Connection<BookingTables>;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  const at = (index: number) => (servers[index] as RunningServer).url;

  beforeAll(async () => {
    content = await mkdtemp(join(tmpdir(), 'tavola-content-'));
    await cp('content', content, { recursive: true });
    database = await createDatabase(url);
    // One mailbox for all processes.
    const dataDir = await mkdtemp(join(tmpdir(), 'tavola-processes-'));
    env = {
      ...concurrentEnv,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      CONTENT_DIR: 'content',
      LOG_LEVEL: 'info',
    };
    // Only the first reads the folder that changes.
    servers = await Promise.all([startServer({ ...env, CONTENT_DIR: content }), startServer(env), startServer(env)]);
    connection = await openDatabase<BookingTables>({ url: database.url, poolSize: 2 });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await connection.close();
    await database.drop();
    if ('stop' in postgres) await postgres.stop();
  });

  test('three processes started at once are all ready', async () => {
    const statuses = () => Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
    // One may still be too busy starting to write in time, which readiness reports.
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200, 200]);
  });

  test("a process with another secret can't join the others", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tavola-processes-'));
    const alone = startServer({ ...env, DATA_DIR: dataDir, TOKEN_SECRET: '' });
    await expect(alone).rejects.toThrow(/could not start: TOKEN_SECRET: not set/);
  });

  test('the same key at two processes makes one booking', async () => {
    const [first, second] = await Promise.all([
      bookTable(at(0), customerOf(1), '18:00'),
      bookTable(at(1), customerOf(1), '18:00'),
    ]);
    expect(first.body).toEqual(second.body);
    expect(first.body).toMatchObject({ bookingStatus: 1 });
  });

  test('a table booked at one process is taken at every other', async () => {
    const guests = Array.from({ length: 25 }, (_, guest) => bookTable(at(guest % 3), customerOf(100 + guest), '20:00'));
    const answers = await Promise.all(guests);
    const bookedCount = answers.filter(({ body }) => (body as { bookingStatus?: number }).bookingStatus === 1).length;
    expect(bookedCount).toBeGreaterThan(3);
    const path =
      '/api/booking/slots/1013?occasionId=table&adults=2&children=0&dates=2026-11-27&areaId=null&menuIds=main';
    const responses = await Promise.all([0, 1, 2].map((index) => outsideClient(at(index)).get(path)));
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
  });

  test('content loaded by one process is shown by all', async () => {
    const file = join(content, 'restaurants/leeds-greek-street.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('0113 496 0131', '0113 496 0999'));
    const pages = servers.map(async (server) => {
      await printed(server, /"new content"/);
      return (await fetch(`${server.url}/restaurants/leeds-greek-street`)).text();
    });
    expect((await Promise.all(pages)).map((html) => html.includes('0113 496 0999'))).toEqual([true, true, true]);
  });

  test('a start with an older content folder leaves the published content, and says so', async () => {
    const late = await startServer(env);
    try {
      const phones = [late, ...servers].map(async ({ url: serverIndex }) => {
        const page = await fetch(`${serverIndex}/restaurants/leeds-greek-street`);
        return (await page.text()).includes('0113 496 0999');
      });
      expect(await Promise.all(phones)).toEqual([true, true, true, true]);
      expect(late.output()).toContain('the content folder content has been superseded');
    } finally {
      await late.stop();
    }
  });

  test("a restaurant with future bookings can't be removed", async () => {
    const file = join(content, 'restaurants/leeds-greek-street.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"storeId": "1013"', '"storeId": "1999"'));
    const refusal =
      /new content was refused: restaurants\/leeds-greek-street\.json: .*the restaurant 1013 .*\d+ bookings.* to come/;
    await printed(servers[0] as RunningServer, refusal);
    await writeFile(file, text);
  });

  test('a table held at one process is held at every other, and free once the hold expires', async () => {
    const time = '17:00';
    const holds = await untilFull(() => visitors.postHold(at(0), { time }));
    expect(holds.length).toBeGreaterThan(3);
    const elsewhere = await Promise.all([
      visitors.postHold(at(1), { time }),
      visitors.postBooking(at(2), 'held', { time }),
    ]);
    expect(elsewhere.map(({ body }) => body.bookingStatus)).toEqual([9, 9]);
    expect(await Promise.all([1, 2].map((index) => visitors.fetchFreeTimes(at(index))))).not.toContainEqual(
      expect.arrayContaining([time]),
    );
    const later = { ...env, CLOCK: '2026-11-20T10:30:00Z' };
    const two = await Promise.all([startServer(later), startServer(later)]);
    try {
      const free = await Promise.all(two.map(({ url: serverIndex }) => visitors.fetchFreeTimes(serverIndex)));
      expect(free).toEqual([expect.arrayContaining([time]), expect.arrayContaining([time])]);
      const holdCount = async () =>
        (await connection.pool.query("select from holds where service_time = '17:00'")).rowCount;
      await expect.poll(holdCount, { timeout: 30_000 }).toBe(0);
    } finally {
      await Promise.all(two.map((server) => server.stop()));
    }
  });

  test('a table freed at one process goes to the first on the waitlist at every other, who gets one e-mail', async () => {
    const time = '15:00';
    const bookings = await untilFull((turn) => visitors.postBooking(at(turn % 3), `booked-${turn}`, { time }));
    await visitors.postWaitlist(at(1), 'first', { time });
    await visitors.postWaitlist(at(2), 'second', { time });
    const { rows } = await connection.pool.query('select id from bookings where reference = $1', [
      bookings[0]?.body.bookingReference,
    ]);
    const cancel = visitors.call(
      at(2),
      'POST',
      `/manage/${manageToken(visitors.SHARED_SECRET, rows[0].id)}/cancel`,
      {},
    );
    const strangers = await Promise.all(
      [0, 1, 2].map((index) => visitors.postBooking(at(index), `stranger-${index}`, { time })),
    );
    expect((await cancel).status).toBe(200);
    const after = await Promise.all([0, 1, 2].map((index) => visitors.postHold(at(index), { time })));
    expect([...strangers, ...after].map(({ body }) => body.bookingStatus)).toEqual([9, 9, 9, 9, 9, 9]);
    const waitlist = await connection.pool.query('select email, status from waitlist_entries order by place');
    expect(waitlist.rows).toEqual([
      { email: visitors.guestEmail('first'), status: 'offered' },
      { email: visitors.guestEmail('second'), status: 'waiting' },
    ]);
    const offers = await connection.pool.query("select from pgboss.job where data->>'kind' = 'waitlist-offer'");
    expect(offers.rowCount).toBe(1);
  });

  test('each booking is mailed once, whichever process took it', async () => {
    // A booking cancelled before its e-mail was rendered may or may not have got one.
    const { rows } = await connection.pool.query("select id from bookings where status = 'booked'");
    const mailIds = () => sentEmailIds(env.DATA_DIR as string, 'booking-confirmation');
    const bookingIds = async () => (await mailIds()).map((id) => id.split(/[.@]/)[1]);
    await expect.poll(bookingIds, { timeout: 60_000 }).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    const ids = await mailIds();
    expect(new Set(ids).size).toBe(ids.length);
  });
});
