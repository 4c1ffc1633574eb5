import { afterAll, expect, test } from 'vitest';
import { startServer } from '../load/server.ts';
import { outsideClient } from '../support/booking-calls.ts';
import { startPostgres } from '../support/postgres.ts';
import { startStandby } from '../support/standby.ts';

const SLOTS = '/api/booking/slots/1013?occasionId=table&adults=2&dates=2026-11-27&menuIds=main&areaId=null';
const READ_BY_STANDBY = /^tavola_database_reads_total\{database="standby"\} (\d+)$/m;

const started = await startPostgres();
const running = new AsyncDisposableStack();
if (!('skipped' in started)) running.defer(() => started.stop());
afterAll(() => running.disposeAsync());

test('a server that is given a standby has it answer searches', async ({ skip }) => {
  if ('skipped' in started) return skip(started.skipped);
  if (!started.primary) return skip('the PostgreSQL that was given has no standby of our own');
  const standby = await startStandby(started.primary);
  running.defer(() => standby.stop());
  const server = await startServer({
    CLOCK: '2026-11-20T10:00:00Z',
    TOKEN_SECRET: 'secret'.repeat(6),
    CAPTCHA: 'off',
    METRICS_PORT: '0',
    DATABASE_URL: started.url,
    DATABASE_READ_URL: standby.url,
  });
  running.defer(() => server.stop().then(() => undefined));
  const told = /Metrics are on (\S+)/.exec(server.output())?.[1] ?? '';
  const readByStandby = async () => Number(READ_BY_STANDBY.exec(await (await fetch(told)).text())?.[1] ?? 0);
  const client = outsideClient(server.url);
  // It is read from the first look, each second, that finds it to follow.
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
