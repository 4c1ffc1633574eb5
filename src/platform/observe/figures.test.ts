import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { databaseFigures } from './figures.server.ts';
import { gauge, tellMetrics } from './metrics.ts';

const liveHolds = gauge('holds_live', 'Tables held while somebody finishes booking', []);
const client = { query: vi.fn(async () => ({ rows: [] })), release: vi.fn() };
const poolOf = (connect: () => Promise<unknown>) =>
  ({ connect: vi.fn(connect), totalCount: 2, idleCount: 1, waitingCount: 7, options: { max: 10 } }) as unknown as Pool;
const holds = (source: string) => ({
  source,
  forSeconds: 60,
  tell: vi.fn(async () => liveHolds.set(5)),
  forget: () => liveHolds.remove(),
});

test('figures are queried once per cache period, in a transaction with a time-out', async () => {
  const pool = poolOf(async () => client);
  const figures = holds('once');
  const update = databaseFigures(pool, [figures]);
  await update();
  await update();
  expect(figures.tell).toHaveBeenCalledTimes(1);
  expect(client.query.mock.calls.flat()).toEqual(['begin read only', 'set local statement_timeout = 1000', 'commit']);
  const output = await tellMetrics();
  expect(output).toContain('tavola_holds_live 5\n');
  expect(output).toContain('tavola_figures_up{source="once"} 1\n');
});

test.each([
  ['refuses', () => Promise.reject(new Error('gone'))],
  ['hangs', () => new Promise(() => {})],
])('a database that %s loses only its own figures', async (failure, connect) => {
  const pool = poolOf(connect);
  const update = databaseFigures(pool, [holds(failure)]);
  await Promise.all([update(), update()]);
  const output = await tellMetrics();
  expect(output).toContain(`tavola_figures_up{source="${failure}"} 0\n`);
  expect(output).not.toMatch(/^tavola_holds_live/m);
  expect(output).toContain('tavola_database_pool{state="waiting"} 7\n');
  // A hanging database blocks one connection, however often metrics are scraped.
  if (failure === 'hangs') expect(pool.connect).toHaveBeenCalledTimes(1);
});
