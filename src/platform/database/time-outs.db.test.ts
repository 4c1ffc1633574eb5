import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedPostgres, startPostgres } from '../../../tests/support/postgres.ts';
import { busyReason } from './busy.ts';
import { type Connection, openDatabase, WITHOUT_TIME_OUTS } from './database.ts';

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
});
