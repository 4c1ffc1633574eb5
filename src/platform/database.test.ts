import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('reaches the disk on commit', async () => {
    const { rows } = await open.pool.query('show fsync');
    expect(rows).toEqual([{ fsync: 'on' }]);
  });

  test('a second process is told plainly that the folder is in use', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/in use by another running process/);
  });

  test('stays in step after failed statements, prepared or not', async () => {
    for (let round = 0; round < 50; round += 1) {
      await expect(open.pool.query('select nonsense')).rejects.toThrow(/nonsense/);
      await expect(open.pool.query('select 1 / $1::int as x', [0])).rejects.toThrow(/division by zero/);
      expect((await open.pool.query('select $1::int as x', [round])).rows).toEqual([{ x: round }]);
    }
  });

  test('a transaction that fails leaves nothing behind', async () => {
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

  test('what was written is there after closing and opening again', async () => {
    await open.pool.query('create table if not exists bread (name text)');
    await open.pool.query('insert into bread values ($1)', ['ciabatta']);
    await open.close();
    open = await openDatabase({ dataDir: folder });
    await migrate(open.db);
    expect((await open.pool.query('select name from bread')).rows).toEqual([{ name: 'ciabatta' }]);
  });
});
