import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { every } from '../every.ts';
import type { Connection } from './database.ts';
import { deleteInBatches, inBatches, throughAll } from './in-batches.ts';

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.pool.query(
    `delete from captcha_solutions; insert into captcha_solutions (signature, expires_at)
     select n::text, timestamptz '2026-11-20' + n * interval '1 minute' from generate_series(1, 25) n`,
  );
});

const left = async () => (await connection.pool.query('select count(*) from captcha_solutions')).rows[0].count;
const deleteThose = (where: ReturnType<typeof sql<boolean>>) =>
  deleteInBatches(connection.db, { table: 'captcha_solutions', key: ['signature'], atOnce: 10, where });

test('rows are deleted a batch at a time until none is left of those meant', async () => {
  expect(await deleteThose(sql`expires_at <= timestamptz '2026-11-20 00:23'`)).toBe(23);
  expect(await left()).toBe(2);
  expect(await deleteThose(sql`expires_at <= timestamptz '2026-11-20 00:23'`)).toBe(0);
});

const deleteSome = async (atOnce: number) => {
  const { rowCount } = await connection.pool.query(
    `delete from captcha_solutions where signature in (select signature from captcha_solutions limit ${atOnce})`,
  );
  return rowCount ?? 0;
};

test('a batch that fails keeps what those before it did', async () => {
  let batches = 0;
  const failing = inBatches(async (atOnce) => {
    batches += 1;
    if (batches === 3) throw new Error('the disk is slow');
    return deleteSome(atOnce);
  }, 10);
  await expect(failing).rejects.toThrow('the disk is slow');
  expect(await left()).toBe(5);
});

test('a run comes to an end, however much there is', async () => {
  expect(await inBatches(async (atOnce) => atOnce, 10)).toBe(1000);
});

test('all rows are looked at, each once', async () => {
  const looks: number[][] = [];
  await throughAll(0, async (after) => {
    const { rows } = await connection.pool.query<{ n: number }>(
      'select signature::int as n from captcha_solutions where signature::int > $1 order by n limit 10',
      [after],
    );
    looks.push(rows.map(({ n }) => n));
    return rows.at(-1)?.n;
  });
  expect(looks.map(({ length }) => length)).toEqual([10, 10, 5, 0]);
  expect(looks.flat()).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});

/** Runs it as upkeep that is told to stop in the midst of it, and waits for its end. */
async function stoppedDuring(work: (stop: () => void) => Promise<unknown>): Promise<void> {
  const failed = vi.fn();
  let stopped: Promise<void> | undefined;
  const stopOnce = () => {
    stopped ??= stop();
  };
  const stop = every(1, async () => void (await work(stopOnce)), failed);
  await vi.waitFor(() => expect(stopped).toBeDefined());
  await stopped;
  expect(failed).not.toHaveBeenCalled();
}

test('a stop is taken between two batches: the one under way ends, the rest is for the next run', async () => {
  await stoppedDuring((stop) =>
    inBatches(async (atOnce) => {
      stop();
      return deleteSome(atOnce);
    }, 10),
  );
  expect(await left()).toBe(15);
  expect(await inBatches(deleteSome, 10)).toBe(15);
});

test('a look through a table ends with a stop, too', async () => {
  const looks: number[] = [];
  await stoppedDuring((stop) =>
    throughAll(0, async (after) => {
      looks.push(after);
      if (after === 20) stop();
      return after + 10;
    }),
  );
  expect(looks).toEqual([0, 10, 20]);
});
