import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedPostgres, startPostgres } from '../../../tests/support/postgres.ts';
import { busyReason } from './busy.ts';
import { type Connection, openDatabase, WITHOUT_TIME_OUTS, withStartupLock } from './database.ts';
import { migrate } from './migrate.ts';

const failure = (work: Promise<unknown>) => work.then(() => null, busyReason);

describe("the site's connections to a real PostgreSQL", () => {
  let server: StartedPostgres | undefined;
  let site: Connection<object>;
  let whyNot = '';
  beforeAll(async () => {
    const start = await startPostgres();
    if ('skipped' in start) {
      whyNot = start.skipped;
      return;
    }
    server = start;
    site = await openDatabase({ url: server.url, poolSize: 2, impatient: true });
  });
  afterAll(async () => {
    await site?.close();
    await server?.stop();
  });

  test('each connection limits the time of statements, locks and transactions', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    const { rows } = await site.pool.query(
      "select name, setting from pg_settings where name ~ '^(statement|lock|idle_in_transaction_session)_timeout$' order by name",
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '30000' },
      { name: 'lock_timeout', setting: '1500' },
      { name: 'statement_timeout', setting: '2000' },
    ]);
  });

  test('a slow statement, lock or connection counts as a busy database', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    expect(await failure(site.pool.query('select pg_sleep(60)'))).toBe('a statement took too long');
    const holder = await site.pool.connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(1)');
    expect(await failure(site.pool.query('select pg_advisory_xact_lock(1)'))).toBe('a lock was waited for too long');
    const second = await site.pool.connect();
    expect(await failure(site.pool.query('select 1'))).toBe('no connection was free');
    await holder.query('commit');
    holder.release();
    second.release();
    expect((await site.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a transaction that changes the schema has no time limits, and the next one does', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    const limit = async () => (await client.query('show statement_timeout')).rows[0].statement_timeout;
    const client = await site.pool.connect();
    await client.query('begin');
    await client.query(WITHOUT_TIME_OUTS);
    expect(await limit()).toBe('0');
    await client.query('commit');
    expect(await limit()).toBe('2s');
    client.release();
  });

  test('a migration that waits for a table gives up within seconds, and works on retry', async ({ skip }) => {
    if (whyNot || !server) return skip(whyNot);
    const folder = await mkdtemp(join(tmpdir(), 'tavola-migrations-'));
    await writeFile(join(folder, '001-oven.sql'), 'alter table oven add column degrees int;');
    const patient = await openDatabase<object>({ url: server.url, poolSize: 2 });
    await site.pool.query('create table oven (id int primary key)');
    const holder = await site.pool.connect();
    await holder.query('begin; select from oven');
    expect(await failure(migrate(patient.db, folder))).toBe('a lock was waited for too long');
    await holder.query('commit');
    holder.release();
    await migrate(patient.db, folder);
    expect((await site.pool.query('select degrees from oven')).rows).toEqual([]);
    await patient.close();
    await rm(folder, { recursive: true });
  });

  test('a start reports when it waits for another to prepare the schema', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    const events: string[] = [];
    const waits = (name: string) => () => void events.push(`${name} waits`);
    const { promise: second, resolve: secondWaits } = Promise.withResolvers<void>();
    let waiter: Promise<void> | undefined;
    const prepareSecond = async () => void events.push('second');
    await withStartupLock(
      site,
      async () => {
        const tell = () => {
          waits('second')();
          secondWaits();
        };
        waiter = withStartupLock(site, prepareSecond, tell);
        await second;
        events.push('first');
      },
      waits('first'),
    );
    await waiter;
    expect(events).toEqual(['second waits', 'first', 'second']);
  });
});
