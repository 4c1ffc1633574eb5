import type { Pool } from 'pg';
import type { Connection } from '../../src/platform/database/database.ts';

/** What must be unchanged for a database to be reused: its schema, its sequences and its queues. */
const STATE = `
  with own as (select oid from pg_namespace where nspname in ('public', 'pgboss')),
  facts as (
    select concat_ws(' ', c.oid::regclass, attname, atttypid, attnotnull, attisdropped, relkind) as fact
      from pg_class c join pg_attribute on attrelid = c.oid where relnamespace in (table own)
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace in (table own)
    union all select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
      from pg_trigger t join pg_class c on tgrelid = c.oid where relnamespace in (table own) and not tgisinternal
    union all select concat_ws(' ', oid::regprocedure, prosrc) from pg_proc where pronamespace in (table own)
    union all select concat_ws(' ', schemaname, sequencename, last_value) from pg_sequences
    union all select setconfig::text from pg_db_role_setting
    union all select concat_ws(' ', name, policy, retry_limit, retry_delay, expire_seconds, retention_seconds,
      deletion_seconds, dead_letter) from pgboss.queue
  )
  select md5(string_agg(fact, ',' order by fact)) as state from facts`;

/** Empties every table with rows, except the schema's own. Fails if a transaction was left open. */
const EMPTY = `
  reset all;
  set lock_timeout = '3s';
  set session_replication_role = replica;
  do $$ declare used text; has_rows boolean; begin
    for used in
      select oid::regclass from pg_class
      where relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
        and relname not in ('kysely_migration', 'kysely_migration_lock', 'version', 'queue')
    loop
      execute format('select exists (select from %s)', used) into has_rows;
      if has_rows then execute format('truncate %s restart identity cascade', used); end if;
    end loop;
  end $$;
  reset all`;

const stateOf = async (pool: Pool): Promise<string> => (await pool.query(STATE)).rows[0].state;

type Kept = { connection: Pick<Connection<unknown>, 'pool' | 'close'>; state: string };
const free: Kept[] = [];

async function giveBack({ connection, state }: Kept): Promise<void> {
  const { pool } = connection;
  const isAsBefore = async () => {
    await pool.query(EMPTY);
    return (await stateOf(pool)) === state;
  };
  if (!pool.ended && (await isAsBefore().catch(() => false))) free.push({ connection, state });
  else await connection.close();
}

/**
 * A database that another test file released, with only the schema and the queues, else a new one: creating one takes
 * most of a second of a core. It isn't reused if a test changed its schema, sequences or queues.
 */
export async function fromGivenBack<Tables>(make: () => Promise<Connection<Tables>>): Promise<Connection<Tables>> {
  const makeOne = async () => {
    const connection = await make();
    return { connection, state: await stateOf(connection.pool) };
  };
  const database = free.pop() ?? (await makeOne());
  // The tables differ only in type: every database has all of them.
  const connection = database.connection as Connection<Tables>;
  let closing: Promise<void> | undefined;
  return {
    ...connection,
    close() {
      closing ??= giveBack(database as Kept);
      return closing;
    },
  };
}
