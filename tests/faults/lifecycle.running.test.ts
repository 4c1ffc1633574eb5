import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, spawnServer, startServer } from '../load/server.ts';
import { bookTable, customerOf } from '../support/booking-calls.ts';
import { freePort } from '../support/free-port.ts';

const CLOCK = '2026-11-20T10:00:00Z';
const servers: RunningServer[] = [];
async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ CLOCK, TRUST_PROXY: 'on', ...env });
  servers.push(server);
  return server;
}
const newFolder = () => mkdtempSync(join(tmpdir(), 'tavola-life-'));

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')));
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s finishes requests under way and exits with 0', async (signal) => {
  const server = await start();
  const bookings = Array.from({ length: 5 }, (_, guest) => bookTable(server.url, customerOf(guest), '18:00'));
  const first = await Promise.race(bookings);
  expect(first.status).toBe(200);
  const exit = server.stop(signal);
  const answers = await Promise.all(bookings);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await exit).toBe(0);
});

test('a port in use is reported in one line, and the exit code is 1', async () => {
  const listener = createServer().listen(0);
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  const attempt = startServer({ PORT: String(port) });
  await expect(attempt).rejects.toMatchObject({ code: 1, message: expect.stringContaining(`port ${port} is taken`) });
  listener.close();
});

test('invalid settings stop the start, with one line each', async () => {
  const attempt = startServer({ GEOCODER: 'maps', LOG_LEVEL: 'loud' });
  await expect(attempt).rejects.toMatchObject({ code: 1, message: expect.stringMatching(/LOG_LEVEL.*\n.*GEOCODER/) });
});

test("a public site without a mail server doesn't start, and a misspelt setting is reported", async () => {
  const attempt = startServer({ PUBLIC_URL: 'https://tavola.example', SMTP_URI: 'smtp://mail.example' });
  await expect(attempt).rejects.toMatchObject({
    code: 1,
    message: expect.stringMatching(
      /^(?=[\s\S]*SMTP_URI: did you mean SMTP_URL)(?=[\s\S]*^Setting SMTP_URL: not set; expected .+$)/m,
    ),
  });
});

/** Spawns a process that may not open, on a port known beforehand. */
async function spawnAnyway(env: Record<string, string>) {
  const port = await freePort();
  const server = spawnServer({ CLOCK, PORT: String(port), ...env });
  server.opened.catch(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init).catch(() => null);
  return { ...server, url, ask };
}
async function startAnyway(env: Record<string, string>) {
  const server = await spawnAnyway(env);
  servers.push(server);
  return server;
}
const within = (timeout: number) => ({ timeout, interval: 20 });
const readiness = (server: Awaited<ReturnType<typeof startAnyway>>) => async () =>
  (await server.ask('/readyz'))?.json().catch(() => null);

test('wrong content: the port stays open, the reason is shown, the page is safe, until the content is right', async () => {
  const content = mkdtempSync(join(tmpdir(), 'tavola-wrong-'));
  await cp('content', content, { recursive: true });
  await rename(join(content, 'settings.json'), join(content, 'settings.was'));
  const server = await startAnyway({ CONTENT_DIR: content });
  const reason = expect.stringMatching(/^the content is wrong: .*settings\.json/);
  await vi.waitFor(
    async () => expect(await readiness(server)()).toEqual({ status: 'not ready', reason }),
    within(60_000),
  );
  const page = await server.ask('/');
  expect(page?.status).toBe(500);
  expect(await page?.text()).not.toContain('settings.json');
  expect((await server.ask('/api/v1/content/venues'))?.status).toBe(500);
  expect((await server.ask('/healthz'))?.status).toBe(200);
  await rename(join(content, 'settings.was'), join(content, 'settings.json'));
  await server.opened;
  expect((await server.ask('/'))?.status).toBe(200);
  expect(server.output().match(/could not start: .*settings\.json/g)).toHaveLength(1);
  expect(server.output()).not.toContain('the database failed');
});

test('without its database the port stays open, and a signal still ends the process with 0', async () => {
  const away = await freePort();
  const url = `postgres://diner:secret@127.0.0.1:${away}/tavola`;
  const server = await startAnyway({ DATABASE_URL: url, TOKEN_SECRET: 'a'.repeat(32) });
  const reason = 'the database does not answer';
  await vi.waitFor(
    async () => expect(await readiness(server)()).toEqual({ status: 'not ready', reason }),
    within(60_000),
  );
  const page = await server.ask('/');
  expect(page?.status).toBe(500);
  expect(await page?.text()).toMatch(/<h1>Something went wrong\. .*href="\/">Return to homepage</s);
  expect(server.output()).toContain('could not start: the database does not answer');
  expect(server.output()).not.toContain('secret');
  expect(await server.stop('SIGTERM')).toBe(0);
});

/** Repeats requests over one connection until it is closed; each response's status and connection header. */
async function askUntilClosed(url: string, onResponse: () => void): Promise<{ status: number; connection?: string }[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: { status: number; connection?: string }[] = [];
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const outgoing = request(`${url}/takeaway`, { agent }, (response) => {
        const { statusCode: status = 0, headers } = response;
        answers.push({ status, connection: headers.connection });
        response.resume().once('end', () => resolve(headers.connection));
      });
      outgoing.once('error', reject).end();
    });
  while ((await ask()) !== 'close') onResponse();
  agent.destroy();
  return answers;
}

describe('one server, from its start to its end', () => {
  let server: Awaited<ReturnType<typeof spawnAnyway>>;
  beforeAll(async () => {
    server = await spawnAnyway({});
  });
  afterAll(() => server.stop('SIGKILL'));

  test('while the server starts, browsers get a page that reloads itself', async () => {
    const first = await vi.waitFor(async () => (await server.ask('/')) ?? Promise.reject(), within(30_000));
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await first.text()).toContain('location.reload()');
    await server.opened;
    expect((await server.ask('/readyz'))?.status).toBe(200);
    expect(await (await server.ask('/'))?.text()).toContain('<footer');
  });

  test('a second process on the same data folder is refused with a clear error', async () => {
    const attempt = startServer({ DATA_DIR: server.dataDir });
    await expect(attempt).rejects.toMatchObject({ code: 1, message: expect.stringContaining('in use by another') });
  });

  test('from SIGTERM on, answers close their connections, and none that is in use is cut', async () => {
    let count = 0;
    let exit: Promise<number | null> | undefined;
    const stopAfterSome = () => {
      count += 1;
      if (count === 60) exit = server.stop('SIGTERM');
    };
    const connections = await Promise.all(Array.from({ length: 6 }, () => askUntilClosed(server.url, stopAfterSome)));
    for (const answers of connections) {
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.at(-1)?.connection).toBe('close');
    }
    expect(await exit).toBe(0);
  });
});

test('with a time to drain, it says at once that it leaves and answers all until it does', async () => {
  const server = await start({ DRAIN_SECONDS: '4', ASSETS_DIR: newFolder() });
  const status = async (path: string) => (await fetch(server.url + path)).status;
  const keepAlive = (await fetch(`${server.url}/takeaway`)).headers.get('keep-alive');
  expect(keepAlive).toBe('timeout=75');
  expect(await status('/readyz')).toBe(200);
  const began = performance.now();
  const exit = server.stop('SIGTERM');
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), within(2000));
  expect((await bookTable(server.url, customerOf(9), '18:00')).status).toBe(200);
  expect(await status('/takeaway')).toBe(200);
  expect(await exit).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(4000);
});

test('kill -9 loses no acknowledged booking, and each is mailed once', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  const answers: { bookingReference: string }[] = [];
  for (const [guest, time] of ['18:00', '18:15', '18:30', '18:45'].entries()) {
    const answer = await bookTable(first.url, customerOf(guest), time);
    answers.push(answer.body as { bookingReference: string });
  }
  await first.stop('SIGKILL');

  const second = await start({ DATA_DIR: dataDir });
  const again = await bookTable(second.url, customerOf(0), '18:00');
  expect(again.body).toEqual(answers[0]);
  const emails = () =>
    readdirSync(join(dataDir, 'mailbox')).map((name) => readFileSync(join(dataDir, 'mailbox', name), 'utf8'));
  const sentTo = (guest: number) => emails().filter((email) => email.includes(`To: ${customerOf(guest).email}`));
  await expect
    .poll(() => answers.map((_, guest) => sentTo(guest).length), { timeout: 90_000, interval: 500 })
    .toEqual([1, 1, 1, 1]);
  expect(first.output() + second.output()).not.toMatch(/diner\.example|Rossi/);
});
