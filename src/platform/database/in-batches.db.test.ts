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

const remaining = async () => (await connection.pool.query('select count(*) from captcha_solutions')).rows[0].count;
const deleteThose = (condition: ReturnType<typeof sql<boolean>>) =>
  deleteInBatches(connection.db, { table: 'captcha_solutions', key: ['signature'], atOnce: 10, where: condition });

test('rows are deleted in batches until no match remains', async () => {
  expect(await deleteThose(sql`expires_at <= timestamptz '2026-11-20 00:23'`)).toBe(23);
  expect(await remaining()).toBe(2);
  expect(await deleteThose(sql`expires_at <= timestamptz '2026-11-20 00:23'`)).toBe(0);
});

const deleteSome = async (atOnce: number) => {
  const { rowCount } = await connection.pool.query(
    `delete from captcha_solutions where signature in (select signature from captcha_solutions limit ${atOnce})`,
  );
  return rowCount ?? 0;
};

test('a failing batch keeps the work of those before it', async () => {
  let batches = 0;
  const run = inBatches(async (atOnce) => {
    batches += 1;
    if (batches === 3) throw new Error('the disk is slow');
    return deleteSome(atOnce);
  }, 10);
  await expect(run).rejects.toThrow('the disk is slow');
  expect(await remaining()).toBe(5);
});

test('a run stops after its maximum number of batches', async () => {
  expect(await inBatches(async (atOnce) => atOnce, 10)).toBe(1000);
});

test('a full scan visits each row once', async () => {
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

/** Runs the work as a background task that is stopped part-way, and waits for it to finish. */
async function stoppedDuring(work: (stop: () => void) => Promise<unknown>): Promise<void> {
  const onError = vi.fn();
  let end: Promise<void> | undefined;
  const stopOnce = () => {
    end ??= stop();
  };
  const stop = every(1, async () => void (await work(stopOnce)), onError);
  await vi.waitFor(() => expect(end).toBeDefined());
  await end;
  expect(onError).not.toHaveBeenCalled();
}

test('stopping lets the current batch finish and leaves the rest for the next run', async () => {
  await stoppedDuring((stop) =>
    inBatches(async (atOnce) => {
      stop();
      return deleteSome(atOnce);
    }, 10),
  );
  expect(await remaining()).toBe(15);
  expect(await inBatches(deleteSome, 10)).toBe(15);
});

test('stopping ends a table scan', async () => {
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
