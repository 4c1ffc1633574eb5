import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/database.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { concurrentEnv, postBooking } from '../support/concurrent-guests.ts';
import { createDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';

const ANSWERS_WITHIN_MS = 5000;
const DESCRIPTORS = 1024;
const IDLE = 1400;

const toEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** A server that may open no more descriptors than these. */
async function startBounded(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavola-bounded-'));
  const port = await freePort();
  const command = `ulimit -n ${DESCRIPTORS}; exec "${process.execPath}" build/server/index.js`;
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATABASE_URL: '', SMTP_URL: '' };
  const server = spawn('sh', ['-c', command], { env: { ...process.env, ...own, ...concurrentEnv, DATA_DIR: dataDir } });
  toEnd.push(() => rmSync(dataDir, { recursive: true, force: true }));
  toEnd.push(() => server.kill('SIGKILL'));
  const url = `http://localhost:${port}`;
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true);
  return url;
}

test('more idle connections than descriptors: tables are booked while they last and after', async () => {
  const url = await startBounded();
  const idle: Socket[] = Array.from({ length: IDLE }, () => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    socket.on('error', () => {});
    return socket;
  });
  toEnd.push(() => {
    for (const socket of idle) socket.destroy();
  });
  const book = (guest: number) =>
    postBooking(url, guest).then(
      ({ body }) => body.bookingStatus,
      () => null,
    );
  await expect.poll(() => book(1), { timeout: 30_000 }).toBe(1);
  for (const socket of idle) socket.destroy();
  await expect.poll(() => isReady(url), { timeout: 10_000 }).toBe(true);
  expect(await book(2)).toBe(1);
});

const answered = () => 'answered';

/** The processes that serve the connections to a database. */
async function backendsOf(url: string): Promise<number[]> {
  const { pool, close } = await openDatabase({ url, poolSize: 1 });
  const { rows } = await pool.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await close();
  return rows.map(({ pid }) => pid);
}

test('a PostgreSQL that hangs is told of in time, and used again when it goes on', async ({ skip }) => {
  const postgres = await startPostgres();
  if ('skipped' in postgres) return skip(postgres.skipped);
  toEnd.push(() => postgres.stop());
  const own = await createDatabase(postgres.url);
  const server: RunningServer = await startServer({ ...concurrentEnv, DATABASE_URL: own.url });
  toEnd.push(() => own.drop());
  toEnd.push(() => server.stop('SIGKILL'));
  const pids = await backendsOf(own.url);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  const inTime = (answer: Promise<unknown>) =>
    Promise.race([answer.then(answered, answered), pause(ANSWERS_WITHIN_MS).then(() => 'silent')]);
  signal('SIGSTOP');
  try {
    const asked = [isReady(server.url), postBooking(server.url, 1), postBooking(server.url, 2)];
    expect(await Promise.all(asked.map(inTime))).toEqual(['answered', 'answered', 'answered']);
  } finally {
    signal('SIGCONT');
  }
  await expect.poll(() => isReady(server.url), { timeout: 20_000 }).toBe(true);
  expect((await postBooking(server.url, 9)).body.bookingStatus).toBe(1);
});

test('a PostgreSQL that is gone is told of once, and not as content that is refused', async ({ skip }) => {
  const postgres = await startPostgres();
  if ('skipped' in postgres || !postgres.crash) return skip('no PostgreSQL of our own to stop');
  toEnd.push(() => postgres.stop());
  const server: RunningServer = await startServer({ ...concurrentEnv, DATABASE_URL: postgres.url });
  toEnd.push(() => server.stop('SIGKILL'));
  await postgres.stop();
  const told = (words: string) => server.output().split(words).length - 1;
  await expect.poll(() => told('could not check the content version')).toBe(1);
  // Longer than it takes to ask several times more.
  let asked = 0;
  const askAgain = async () => {
    asked += 1;
    return (await isReady(server.url)) ? 'ready' : asked;
  };
  await expect.poll(askAgain, { timeout: 30_000, interval: 500 }).toBe(8);
  expect(told('could not check the content version')).toBe(1);
  expect(told('new content')).toBe(0);
  expect(told('jobs: the queue failed')).toBeLessThanOrEqual(1);
});
