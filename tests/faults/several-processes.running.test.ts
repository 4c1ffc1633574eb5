import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { bookTable, customerOf, outsideClient } from '../support/booking-calls.ts';
import { createDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';

const started = await startPostgres();
const url = 'url' in started ? started.url : '';
if (!url)
  console.log(`SKIPPED: several processes on one PostgreSQL, because ${'skipped' in started && started.skipped}`);

describe.skipIf(!url)('three processes started at once on one empty PostgreSQL', () => {
  let servers: RunningServer[];
  let content: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  const at = (index: number) => (servers[index] as RunningServer).url;

  beforeAll(async () => {
    content = await mkdtemp(join(tmpdir(), 'tavola-content-'));
    await cp('content', content, { recursive: true });
    database = await createDatabase(url);
    const shared = { DATABASE_URL: database.url, TOKEN_SECRET: 'one-secret-for-all-the-processes-of-a-site' };
    const env = { ...shared, CONTENT_DIR: content, CLOCK: '2026-11-20T10:00:00Z' };
    servers = await Promise.all([startServer(env), startServer(env), startServer(env)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
    if ('stop' in started) await started.stop();
  });

  test('all are ready', async () => {
    const answers = await Promise.all(servers.map((server) => fetch(`${server.url}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('the same key at two doors books one table', async () => {
    const [one, other] = await Promise.all([
      bookTable(at(0), customerOf(1), '18:00'),
      bookTable(at(1), customerOf(1), '18:00'),
    ]);
    expect(one.body).toEqual(other.body);
    expect(one.body).toMatchObject({ bookingStatus: 1 });
  });

  test('what is booked at one door is taken at every other', async () => {
    const guests = Array.from({ length: 25 }, (_, guest) => bookTable(at(guest % 3), customerOf(100 + guest), '20:00'));
    const answers = await Promise.all(guests);
    const booked = answers.filter(({ body }) => (body as { bookingStatus?: number }).bookingStatus === 1).length;
    expect(booked).toBeGreaterThan(3);
    const path =
      '/api/booking/slots/1013?occasionId=table&adults=2&children=0&dates=2026-11-27&areaId=null&menuIds=main';
    const seen = await Promise.all([0, 1, 2].map((index) => outsideClient(at(index)).get(path)));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('content taken over by one is shown by all', async () => {
    const file = join(content, 'restaurants/leeds-greek-street.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('0113 496 0131', '0113 496 0999'));
    const pages = () =>
      Promise.all(servers.map(async ({ url: door }) => (await fetch(`${door}/restaurants/leeds-greek-street`)).text()));
    await expect
      .poll(async () => (await pages()).map((html) => html.includes('0113 496 0999')), { timeout: 15_000 })
      .toEqual([true, true, true]);
  });
});
