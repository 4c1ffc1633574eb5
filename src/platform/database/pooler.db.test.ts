import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { createLimiter } from '../http/limits/limiter.server.ts';
import { openJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { type Connection, withStartupLock } from './database.ts';
import { migrate } from './migrate.ts';

/** What outlasts a transaction, and so is unsafe behind a pooler in transaction mode. */
const OF_A_SESSION =
  /^prepare|pg_(try_)?advisory_(lock|unlock)|(^|;)\s*(listen\b|set\s+(?!local\b|transaction\b))|\bcreate\s+temp|\bwith\s+hold\b/i;

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection?.close());

/** Collects every statement that the pool's clients send from now on. */
function recorded({ pool }: Connection<object>): string[] {
  const texts: string[] = [];
  const clients = new WeakSet();
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const record = (...args: unknown[]) => {
      const [statement] = args as [string | { name?: string; text: string }];
      texts.push(
        typeof statement === 'string'
          ? statement
          : `${statement.name ? `prepare ${statement.name}: ` : ''}${statement.text}`,
      );
      return query(...args);
    };
    client.query = record as typeof client.query;
  });
  return texts;
}

test('a rate limit is counted without named statements', async () => {
  const statements = recorded(connection);
  const limit = { name: 'pooled', points: 1, seconds: 60 };
  const limiter = await createLimiter({ ...connection, kind: 'postgres' }, limit, createLog('silent'));
  expect(await limiter('192.0.2.1')).toBe(0);
  await limiter.giveBack('192.0.2.1');
  expect(await limiter('192.0.2.1')).toBe(0);
  expect(await limiter('192.0.2.1')).toBeGreaterThan(0);
  expect(statements.filter((text) => OF_A_SESSION.test(text))).toEqual([]);
  expect(statements.filter((text) => text.includes('rate_limits'))).not.toEqual([]);
});

test('a start takes no session lock or setting, so it works behind a pooler in transaction mode', async () => {
  const statements = recorded(connection);
  await withStartupLock(connection, async () => {
    await migrate(connection.db);
    const jobs = await openJobs(connection, ['of-a-new-build'], createLog('silent'));
    await jobs.stop();
  });
  expect(statements.filter((text) => OF_A_SESSION.test(text))).toEqual([]);
  expect(statements.filter((text) => text.includes('pg_advisory_xact_lock'))).not.toEqual([]);
});
