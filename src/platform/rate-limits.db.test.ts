import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from './database.ts';
import { createLog } from './log.ts';
import { createRateLimits } from './rate-limits.server.ts';

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** Two processes on one database, as a caller at the given address sees them. */
async function doors(address: string, processes = 1) {
  const apps = await Promise.all(
    Array.from({ length: processes }, async () => {
      const limits = await createRateLimits(connection, createLog('silent'));
      return new Hono<{ Variables: { clientAddress: string } }>()
        .use(async (c, next) => {
          c.set('clientAddress', address);
          await next();
        })
        .use(limits)
        .all('*', (c) => c.text('fine'));
    }),
  );
  return (turn: number, method: string, path: string) =>
    apps[turn % processes]?.request(path, { method }) as Promise<Response>;
}

test('the thirty-first write within a minute is refused, with the seconds to wait', async () => {
  const ask = await doors('10.0.0.1');
  for (let turn = 0; turn < 30; turn += 1) expect((await ask(0, 'POST', '/api/booking/create/1')).status).toBe(200);
  const refused = await ask(0, 'POST', '/api/contact/sendemail');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 429, message: expect.stringContaining('try again') });
});

test('reading is never refused, searching tables hardly', async () => {
  const ask = await doors('10.0.0.2');
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await ask(0, 'GET', '/')).status).toBe(200);
    expect((await ask(0, 'POST', '/api/booking/availability')).status).toBe(200);
  }
});

test('the sixth card within a minute is refused, whatever else was written and however the address ends', async () => {
  const ask = await doors('10.0.0.6');
  for (let turn = 0; turn < 5; turn += 1)
    expect((await ask(0, 'POST', `/api/v1/payments/submit${'/'.repeat(turn)}`)).status).toBe(200);
  expect((await ask(0, 'POST', '/api/v1/payments/submit')).status).toBe(429);
  expect((await ask(0, 'POST', '/api/booking/create/1')).status).toBe(200);
});

test('tokens for the card provider are not to be had without end', async () => {
  const ask = await doors('10.0.0.7');
  for (let turn = 0; turn < 30; turn += 1)
    expect((await ask(0, 'GET', '/api/v1/payments/client-token')).status).toBe(200);
  expect((await ask(0, 'GET', '/api/v1/payments/client-token')).status).toBe(429);
});

test('callers are counted apart', async () => {
  const [one, other] = [await doors('10.0.0.3'), await doors('10.0.0.4')];
  for (let turn = 0; turn < 31; turn += 1) await one(0, 'POST', '/x');
  expect((await one(0, 'POST', '/x')).status).toBe(429);
  expect((await other(0, 'POST', '/x')).status).toBe(200);
});

test('several processes on PostgreSQL count together', async ({ skip }) => {
  if (connection.kind === 'pglite') skip('one process only on PGlite');
  const ask = await doors('10.0.0.5', 2);
  const answers: number[] = [];
  for (let turn = 0; turn < 32; turn += 1) answers.push((await ask(turn, 'POST', '/x')).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
});
