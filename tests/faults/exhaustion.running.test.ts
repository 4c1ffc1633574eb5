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

/** A server with a low limit on open descriptors. */
async function startBounded(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavola-bounded-'));
  const port = await freePort();
  const command = `ulimit -n ${DESCRIPTORS}; exec "${process.execPath}" build/server/index.js`;
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATABASE_URL: '', SMTP_URL: '' };
  const server = spawn('sh', ['-c', command], {
    env: { ...process.env, ...settings, ...concurrentEnv, DATA_DIR: dataDir },
  });
  toEnd.push(() => rmSync(dataDir, { recursive: true, force: true }));
  toEnd.push(() => server.kill('SIGKILL'));
  const url = `http://localhost:${port}`;
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true);
  return url;
}

test('with more idle connections than descriptors, tables can be booked during and after', async () => {
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

const respond = () => 'answered';

/** The backend processes of a database. */
async function backendsOf(url: string): Promise<number[]> {
  const { pool, close } = await openDatabase({ url, poolSize: 1 });
  const { rows } = await pool.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await close();
  return rows.map(({ pid }) => pid);
}

test('a hanging PostgreSQL is reported soon, and used again when it recovers', async ({ skip }) => {
  const postgres = await startPostgres();
  if ('skipped' in postgres) return skip(postgres.skipped);
  toEnd.push(() => postgres.stop());
  const database = await createDatabase(postgres.url);
  const server: RunningServer = await startServer({ ...concurrentEnv, DATABASE_URL: database.url });
  toEnd.push(() => database.drop());
  toEnd.push(() => server.stop('SIGKILL'));
  const pids = await backendsOf(database.url);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  const inTime = (answer: Promise<unknown>) =>
    Promise.race([answer.then(respond, respond), pause(ANSWERS_WITHIN_MS).then(() => 'silent')]);
  signal('SIGSTOP');
  try {
    const requests = [isReady(server.url), postBooking(server.url, 1), postBooking(server.url, 2)];
    expect(await Promise.all(requests.map(inTime))).toEqual(['answered', 'answered', 'answered']);
  } finally {
    signal('SIGCONT');
  }
  await expect.poll(() => isReady(server.url), { timeout: 20_000 }).toBe(true);
  expect((await postBooking(server.url, 9)).body.bookingStatus).toBe(1);
});

test('a PostgreSQL that is down is reported once, and not as wrong content', async ({ skip }) => {
  const postgres = await startPostgres();
  if ('skipped' in postgres || !postgres.crash) return skip('no PostgreSQL of our own to stop');
  toEnd.push(() => postgres.stop());
  const server: RunningServer = await startServer({ ...concurrentEnv, DATABASE_URL: postgres.url });
  toEnd.push(() => server.stop('SIGKILL'));
  await postgres.stop();
  const countOf = (words: string) => server.output().split(words).length - 1;
  await expect.poll(() => countOf('could not check the content version')).toBe(1);
  // Long enough for several retries.
  let count = 0;
  const askAgain = async () => {
    count += 1;
    return (await isReady(server.url)) ? 'ready' : count;
  };
  await expect.poll(askAgain, { timeout: 30_000, interval: 500 }).toBe(8);
  expect(countOf('could not check the content version')).toBe(1);
  expect(countOf('new content')).toBe(0);
  expect(countOf('jobs: the queue failed')).toBeLessThanOrEqual(1);
});
