import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { bookTable, customerOf } from '../support/booking-calls.ts';

const CLOCK = '2026-11-20T10:00:00Z';
const running: RunningServer[] = [];
async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ CLOCK, ...env });
  running.push(server);
  return server;
}
const newFolder = () => mkdtempSync(join(tmpdir(), 'tavola-life-'));

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s finishes what is under way and exits 0', async (signal) => {
  const server = await start();
  const bookings = Array.from({ length: 5 }, (_, guest) => bookTable(server.url, customerOf(guest), '18:00'));
  const first = await Promise.race(bookings);
  expect(first.status).toBe(200);
  const exit = server.stop(signal);
  const answers = await Promise.all(bookings);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await exit).toBe(0);
});

test('a taken port is said in one line, exit 1', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const failed = startServer({ PORT: String(port) });
  await expect(failed).rejects.toMatchObject({ code: 1, message: expect.stringContaining(`port ${port} is taken`) });
  other.close();
});

test('a wrong setting stops the start with one line for each', async () => {
  const failed = startServer({ GEOCODER: 'maps', LOG_LEVEL: 'loud' });
  await expect(failed).rejects.toMatchObject({ code: 1, message: expect.stringMatching(/GEOCODER.*\n.*LOG_LEVEL/) });
});

test('a second process on the same folder is refused in plain words', async () => {
  const dataDir = newFolder();
  await start({ DATA_DIR: dataDir });
  const failed = startServer({ DATA_DIR: dataDir });
  await expect(failed).rejects.toMatchObject({ code: 1, message: expect.stringContaining('in use by another') });
});

test('broken content names file, path, expected and found, exit 1', async () => {
  const failed = startServer({ CONTENT_DIR: 'tests/support/broken-content' });
  await expect(failed).rejects.toMatchObject({ code: 1, message: expect.stringContaining('settings.json') });
});

test('kill -9 loses no acknowledged booking, and each is mailed once', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  const references: string[] = [];
  for (const [guest, time] of ['18:00', '18:15', '18:30', '18:45'].entries()) {
    const answer = await bookTable(first.url, customerOf(guest), time);
    references.push((answer.body as { bookingReference: string }).bookingReference);
  }
  await first.stop('SIGKILL');

  const second = await start({ DATA_DIR: dataDir });
  const again = await bookTable(second.url, customerOf(0), '18:00');
  expect(again.body).toEqual({ bookingReference: references[0], bookingStatus: 1 });
  const letters = () =>
    readdirSync(join(dataDir, 'mailbox')).map((name) => readFileSync(join(dataDir, 'mailbox', name), 'utf8'));
  const sentTo = (guest: number) => letters().filter((letter) => letter.includes(`To: ${customerOf(guest).email}`));
  await expect
    .poll(() => references.map((_, guest) => sentTo(guest).length), { timeout: 90_000, interval: 500 })
    .toEqual([1, 1, 1, 1]);
  expect(first.output() + second.output()).not.toMatch(/diner\.example|Rossi/);
});
