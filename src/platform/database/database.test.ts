import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { type Connection, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

describe('the embedded database', () => {
  let folder: string;
  let open: Connection<object>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tavola-db-'));
    open = await openDatabase({ dataDir: folder });
    await migrate(open.db);
  });
  afterAll(async () => {
    await open.close();
    await rm(folder, { recursive: true });
  });

  test('the embedded database syncs to disk on commit', async () => {
    const { rows } = await open.pool.query('show fsync');
    expect(rows).toEqual([{ fsync: 'on' }]);
  });

  test('a second process fails with a clear message that the folder is in use', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/in use by another running process/);
  });

  test('the embedded database stays in sync after failed statements, prepared or not', async () => {
    for (let round = 0; round < 50; round += 1) {
      await expect(open.pool.query('select nonsense')).rejects.toThrow(/nonsense/);
      await expect(open.pool.query('select 1 / $1::int as x', [0])).rejects.toThrow(/division by zero/);
      expect((await open.pool.query('select $1::int as x', [round])).rows).toEqual([{ x: round }]);
    }
  });

  test("the previous build runs on the next one's schema, which then carries on", async () => {
    const later = join(folder, 'later');
    await cp('db/migrations', later, { recursive: true });
    await writeFile(join(later, '998-oven.sql'), 'create table oven (id int primary key);');
    await migrate(open.db, later);
    await migrate(open.db);
    await open.pool.query('insert into oven values (1)');
    await writeFile(join(later, '999-oven.sql'), 'alter table oven add column degrees int;');
    await migrate(open.db, later);
    expect((await open.pool.query('select * from oven')).rows).toEqual([{ id: 1, degrees: null }]);
  });

  test('a statement prepared before an upgrade works after it; a transaction that fails on it works on retry', async () => {
    await open.pool.query('create table stove (id int primary key)');
    await open.pool.query('insert into stove values (1)');
    const client = await open.pool.connect();
    const stoves = async () => (await client.query('select * from stove where id = $1', [1])).rows;
    expect(await stoves()).toEqual([{ id: 1 }]);
    await client.query('alter table stove add column rings int');
    expect(await stoves()).toEqual([{ id: 1, rings: null }]);
    await client.query('alter table stove add column gas boolean');
    await client.query('begin');
    await expect(stoves()).rejects.toThrow(/cached plan/);
    await client.query('rollback');
    await client.query('begin');
    expect(await stoves()).toEqual([{ id: 1, rings: null, gas: null }]);
    await client.query('commit');
    client.release();
  });

  test('a failed transaction writes nothing to the embedded database', async () => {
    await open.pool.query('create table if not exists dough (id int primary key)');
    const attempt = open.db.transaction().execute(async (tx) => {
      await tx.executeQuery({
        sql: 'insert into dough values (1)',
        parameters: [],
        query: {} as never,
        queryId: {} as never,
      });
      throw new Error('burnt');
    });
    await expect(attempt).rejects.toThrow('burnt');
    expect((await open.pool.query('select count(*) from dough')).rows).toEqual([{ count: 0 }]);
  });

  test('data written to the embedded database survives closing and reopening', async () => {
    await open.pool.query('create table if not exists bread (name text)');
    await open.pool.query('insert into bread values ($1)', ['ciabatta']);
    await open.close();
    open = await openDatabase({ dataDir: folder });
    await migrate(open.db);
    expect((await open.pool.query('select name from bread')).rows).toEqual([{ name: 'ciabatta' }]);
  });
});

test('the embedded database closes after its sessions end and receives nothing more', async () => {
  const errors: unknown[] = [];
  const { pool, close } = await openDatabase<object>({ onError: (error) => errors.push(error) });
  await pool.query('select 1');
  const removal = once(pool, 'remove');
  await close();
  await removal;
  expect(errors).toEqual([]);
});

test('maintenance of the embedded database waits for an open transaction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-care-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const failures: unknown[] = [];
  const { pool, close } = await openDatabase({ dataDir: folder, onError: (error) => failures.push(error) });
  await pool.query('create table oven (id int primary key)');
  const timesVacuumed = async () =>
    (await pool.query("select vacuum_count from pg_stat_user_tables where relname = 'oven'")).rows[0].vacuum_count;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into oven values (1)');
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
  await client.query('insert into oven values (2)');
  await client.query('commit');
  client.release();
  expect((await pool.query('select id from oven')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await timesVacuumed()).toBe(1);
  expect(failures).toEqual([]);
  vi.useRealTimers();
  await close();
  await rm(folder, { recursive: true });
});
