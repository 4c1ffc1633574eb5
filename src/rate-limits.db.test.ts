import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../tests/support/database.ts';
import { onBehalfOf } from './platform/api/caller/visitor.server.ts';
import type { Connection } from './platform/database/database.ts';
import { createLog } from './platform/log.ts';
import { createRateLimits } from './rate-limits.ts';

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** Rate-limited apps of several processes on one database, called from one address; `turn` selects the process. */
async function openProcesses(address: string, processes = 1) {
  const apps = await Promise.all(
    Array.from({ length: processes }, async () => {
      const limits = await createRateLimits(connection, createLog('silent'));
      return new Hono()
        .use((_, next) => onBehalfOf(address, next))
        .use(limits)
        .all('*', (c) => c.text('fine'));
    }),
  );
  return (turn: number, method: string, path: string, headers: Record<string, string> = {}) =>
    apps[turn % processes]?.request(path, { method, headers }) as Promise<Response>;
}

test('the thirty-first write within a minute is rejected with the seconds to wait', async () => {
  const ask = await openProcesses('10.0.0.1');
  for (let turn = 0; turn < 30; turn += 1) expect((await ask(0, 'POST', '/api/booking/create/1')).status).toBe(200);
  const response = await ask(0, 'POST', '/api/contact/group-booking');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 429, message: expect.stringContaining('Please try again in') });
  expect(response.headers.get('ratelimit-policy')).toBe('"write";q=30;w=60');
  expect(response.headers.get('ratelimit')).toBe(`"write";r=0;t=${response.headers.get('retry-after')}`);
});

test("a browser's form is rejected with a page, a client's with JSON", async () => {
  const ask = await openProcesses('10.0.0.8');
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
  for (let turn = 0; turn < 30; turn += 1) await ask(0, 'POST', '/restaurants/x/book-now', form);
  const page = await ask(0, 'POST', '/restaurants/x/book-now', form);
  expect(page.status).toBe(429);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await page.text();
  expect(html).toContain('<h1>That was a lot at once. Please try again in');
  expect(html).not.toMatch(/<script|http-equiv="refresh"/);
  const scriptResponse = await ask(0, 'POST', '/restaurants/x/book-now.data', { ...form, accept: '*/*' });
  expect(scriptResponse.headers.get('content-type')).toMatch(/json/);
});

test.each(['/booking/table-offer/token', '/api/booking/table-offers/token/take'])(
  'an offered table is taken by %s ten times a minute at most',
  async (path) => {
    const ask = await openProcesses(`10.0.1.${path.length}`);
    for (let turn = 0; turn < 10; turn += 1) expect((await ask(0, 'POST', path)).status).toBe(200);
    expect((await ask(0, 'POST', path)).status).toBe(429);
    expect((await ask(0, 'GET', path)).status).toBe(200);
  },
);

test('reads are never limited, searches hardly', async () => {
  const ask = await openProcesses('10.0.0.2');
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await ask(0, 'GET', '/')).status).toBe(200);
    expect((await ask(0, 'POST', '/api/booking/availability')).status).toBe(200);
  }
});

test('the three-hundred-and-first search within a minute is rejected, whichever the call', async () => {
  const ask = await openProcesses('10.0.0.8');
  const calls = [
    ['GET', '/api/booking/slots/1013'],
    ['GET', '/api/booking/alternatives/1013'],
    ['POST', '/api/booking/availability/'],
  ] as const;
  for (let turn = 0; turn < 100; turn += 1)
    for (const [method, path] of calls) expect((await ask(0, method, path)).status).toBe(200);
  for (const [method, path] of calls) expect((await ask(0, method, path)).status).toBe(429);
});

test.each(['/api/openapi.json', '/api/docs/'])('%s has the same limit as searches', async (path) => {
  const ask = await openProcesses('10.0.0.12');
  for (let turn = 0; turn < 300; turn += 1) expect((await ask(0, 'GET', path)).status).toBe(200);
  const response = await ask(0, 'GET', path);
  expect([response.status, response.headers.get('ratelimit-policy')]).toEqual([429, '"search";q=300;w=60']);
});

test('counting searches writes nothing to the database', async ({ skip }) => {
  if (connection.kind === 'pglite') return skip('PGlite counts nothing in the database');
  const ask = await openProcesses('10.0.0.9');
  const countKeys = async () => (await connection.pool.query('select key from rate_limits')).rows.length;
  await ask(0, 'POST', '/api/booking/create/1');
  const before = await countKeys();
  expect(before).toBeGreaterThan(0);
  await ask(0, 'GET', '/api/booking/slots/1013');
  expect(await countKeys()).toBe(before);
});

test('the sixth card within a minute is rejected, whatever else was written and however the address ends', async () => {
  const ask = await openProcesses('10.0.0.6');
  for (let turn = 0; turn < 5; turn += 1)
    expect((await ask(0, 'POST', `/api/v1/payments/submit${'/'.repeat(turn)}`)).status).toBe(200);
  expect((await ask(0, 'POST', '/api/v1/payments/submit')).status).toBe(429);
  expect((await ask(0, 'POST', '/api/booking/create/1')).status).toBe(200);
});

test('card provider tokens are limited', async () => {
  const ask = await openProcesses('10.0.0.7');
  for (let turn = 0; turn < 30; turn += 1)
    expect((await ask(0, 'GET', '/api/v1/payments/client-token')).status).toBe(200);
  expect((await ask(0, 'GET', '/api/v1/payments/client-token')).status).toBe(429);
});

test('a provider that unsubscribes many people is not limited', async () => {
  const ask = await openProcesses('10.0.0.11');
  for (let turn = 0; turn < 40; turn += 1)
    for (const path of ['/unsubscribe/3f2504e0.AbC', '/sms-replies'])
      expect((await ask(0, 'POST', path)).status).toBe(200);
});

test('callers are counted separately', async () => {
  const [first, second] = [await openProcesses('10.0.0.3'), await openProcesses('10.0.0.4')];
  for (let turn = 0; turn < 31; turn += 1) await first(0, 'POST', '/x');
  expect((await first(0, 'POST', '/x')).status).toBe(429);
  expect((await second(0, 'POST', '/x')).status).toBe(200);
});

test('several processes on PostgreSQL count together', async ({ skip }) => {
  if (connection.kind === 'pglite') skip('PGlite allows only one process');
  const ask = await openProcesses('10.0.0.5', 2);
  const answers: number[] = [];
  for (let turn = 0; turn < 32; turn += 1) answers.push((await ask(turn, 'POST', '/x')).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
});
