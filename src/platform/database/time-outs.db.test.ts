import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedPostgres, startPostgres } from '../../../tests/support/postgres.ts';
import { busyReason } from './busy.ts';
import { type Connection, openDatabase, WITHOUT_TIME_OUTS, withStartupLock } from './database.ts';
import { migrate } from './migrate.ts';

const failure = (work: Promise<unknown>) => work.then(() => null, busyReason);

describe('the connections of the running site, on a real PostgreSQL', () => {
  let server: StartedPostgres | undefined;
  let site: Connection<object>;
  let whyNot = '';
  beforeAll(async () => {
    const started = await startPostgres();
    if ('skipped' in started) {
      whyNot = started.skipped;
      return;
    }
    server = started;
    site = await openDatabase({ url: server.url, poolSize: 2, impatient: true });
  });
  afterAll(async () => {
    await site?.close();
    await server?.stop();
  });

  test('each gives up statements, locks and transactions that take long', async ({ skip }) => {
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

  test('a statement, a lock and a connection waited for too long say that the database is busy', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    expect(await failure(site.pool.query('select pg_sleep(60)'))).toBe('a statement took too long');
    const holder = await site.pool.connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(1)');
    expect(await failure(site.pool.query('select pg_advisory_xact_lock(1)'))).toBe('a lock was waited for too long');
    const other = await site.pool.connect();
    expect(await failure(site.pool.query('select 1'))).toBe('no connection was free');
    await holder.query('commit');
    holder.release();
    other.release();
    expect((await site.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a transaction that changes the schema is exempt, and no other after it', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    const told = async () => (await client.query('show statement_timeout')).rows[0].statement_timeout;
    const client = await site.pool.connect();
    await client.query('begin');
    await client.query(WITHOUT_TIME_OUTS);
    expect(await told()).toBe('0');
    await client.query('commit');
    expect(await told()).toBe('2s');
    client.release();
  });

  test('a migration that waits for a table gives up within seconds, and works the next time', async ({ skip }) => {
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

  test('a start that waits for another to prepare the schema says so, and no other does', async ({ skip }) => {
    if (whyNot) skip(whyNot);
    const told: string[] = [];
    const waits = (name: string) => () => void told.push(`${name} waits`);
    const { promise: second, resolve: secondWaits } = Promise.withResolvers<void>();
    let waiting: Promise<void> | undefined;
    const prepareSecond = async () => void told.push('second');
    await withStartupLock(
      site,
      async () => {
        const tell = () => {
          waits('second')();
          secondWaits();
        };
        waiting = withStartupLock(site, prepareSecond, tell);
        await second;
        told.push('first');
      },
      waits('first'),
    );
    await waiting;
    expect(told).toEqual(['second waits', 'first', 'second']);
  });
});
