import { afterAll, expect, test } from 'vitest';
import { startServer } from '../load/server.ts';
import { outsideClient } from '../support/booking-calls.ts';
import { startPostgres } from '../support/postgres.ts';
import { startStandby } from '../support/standby.ts';

const SLOTS = '/api/booking/slots/1013?occasionId=table&adults=2&dates=2026-11-27&menuIds=main&areaId=null';
const READ_BY_STANDBY = /^tavola_database_reads_total\{database="standby"\} (\d+)$/m;

const postgres = await startPostgres();
const stack = new AsyncDisposableStack();
if (!('skipped' in postgres)) stack.defer(() => postgres.stop());
afterAll(() => stack.disposeAsync());

test('a server with a standby reads it for searches', async ({ skip }) => {
  if ('skipped' in postgres) return skip(postgres.skipped);
  if (!postgres.primary) return skip('this PostgreSQL has no standby of our own');
  const standby = await startStandby(postgres.primary);
  stack.defer(() => standby.stop());
  const server = await startServer({
    CLOCK: '2026-11-20T10:00:00Z',
    TOKEN_SECRET: 'secret'.repeat(6),
    CAPTCHA: 'off',
    METRICS_PORT: '0',
    DATABASE_URL: postgres.url,
    DATABASE_READ_URL: standby.url,
  });
  stack.defer(() => server.stop().then(() => undefined));
  const metricsUrl = /Metrics are on (\S+)/.exec(server.output())?.[1] ?? '';
  const readByStandby = async () => Number(READ_BY_STANDBY.exec(await (await fetch(metricsUrl)).text())?.[1] ?? 0);
  const client = outsideClient(server.url);
  // It is read from the first check, once a second, that finds it following.
  await expect
    .poll(
      async () => {
        expect((await client.send(SLOTS)).status).toBe(200);
        return readByStandby();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
});
