import { Kysely } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { every } from '../every.ts';
import { ImpatientClient, ImpatientPreparedClient } from './impatient-client.ts';
import { openPglite } from './pglite.ts';
import { PgliteStream, SessionGate } from './pglite-stream.ts';
import { PooledDialect } from './pooled-dialect.ts';
import { PreparedClient } from './prepared-client.ts';

export type DatabaseOptions = {
  /** A postgres:// URL; without one PGlite runs in this process. */
  url?: string;
  /** Folder of PGlite's files; in memory if absent. */
  dataDir?: string;
  /** Initial contents of an in-memory database: another's data folder as dumped by PGlite. */
  dump?: Blob;
  poolSize?: number;
  /** False behind a pooler in transaction mode, which doesn't support prepared statements. */
  prepared?: boolean;
  /** True limits the time for connecting, statements and locks; false, for migrations and scripts, sets no limits. */
  impatient?: boolean;
  onError?: (error: unknown) => void;
};

export type Connection<Tables> = {
  db: Kysely<Tables>;
  pool: pg.Pool;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
};

// Dates stay 'YYYY-MM-DD': a Date object would shift them across time zones. Counts fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Key of the advisory lock held while the schema is prepared; any fixed number. */
const PREPARING = 7_264_518;

/**
 * Prepares the schema in one process at a time, since several may start at once on an empty database. Calls `waits` if
 * another process has to finish first.
 */
export async function withStartupLock<Tables, Result>(
  { pool, kind }: Connection<Tables>,
  prepare: () => Promise<Result>,
  waits: () => void = () => {},
): Promise<Result> {
  // PGlite has one process and one connection.
  if (kind === 'pglite') return prepare();
  const holder = await pool.connect();
  try {
    // A transaction-level lock: released with its transaction, and works behind a pooler.
    await holder.query('begin');
    await holder.query(WITHOUT_TIME_OUTS);
    const { rows } = await holder.query(`select pg_try_advisory_xact_lock(${PREPARING}) as is_had`);
    if (!rows[0].is_had) {
      waits();
      await holder.query(`select pg_advisory_xact_lock(${PREPARING})`);
    }
    return await prepare();
  } finally {
    await holder.query('commit').catch(() => undefined);
    holder.release();
  }
}

/**
 * Time limits of each PostgreSQL session; the one on statements is slightly below that of impatient-client.ts. PGlite
 * ignores them, and a pooler in transaction mode drops them: deploy/postgres/pgbouncer.ini sets them too.
 */
export const TIME_OUTS = { statement_timeout: 2000, lock_timeout: 1500, idle_in_transaction_session_timeout: 30_000 };
const CONNECTION_MS = { impatient: 2000, patient: 5000 };

/** Lifts the limits for a transaction that changes the schema, or holds the lock while another does. */
export const WITHOUT_TIME_OUTS = Object.keys(TIME_OUTS)
  .map((name) => `set local ${name} = 0`)
  .join('; ');

/** Sets the limits for one transaction, on connections that may go through a pooler. */
export const WITH_TIME_OUTS = Object.entries(TIME_OUTS)
  .map(([name, ms]) => `set local ${name} = ${ms}`)
  .join('; ');

const CARE_MS = 5 * MINUTE_MS;

/** PGlite doesn't vacuum by itself. Uses the pool, so it waits for open transactions. */
async function careFor(pool: pg.Pool): Promise<void> {
  await pool.query('CHECKPOINT');
  await pool.query('VACUUM (ANALYZE)');
}

function clientFor({ url, prepared = true, impatient = false }: DatabaseOptions): typeof pg.Client {
  if (url && impatient) return (prepared ? ImpatientPreparedClient : ImpatientClient) as typeof pg.Client;
  return prepared ? PreparedClient : pg.Client;
}

/** Opens this process's only pool, on PostgreSQL or PGlite; the SQL is the same. */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Connection<Tables>> {
  const embedded = options.url ? undefined : await openPglite(options.dataDir, options.dump);
  const gate = new SessionGate();
  const Client = clientFor(options);
  const pool = new pg.Pool(
    embedded
      ? {
          Client,
          // PGlite has one session: a second client would deadlock.
          max: 1,
          user: 'postgres',
          database: 'postgres',
          idleTimeoutMillis: 0,
          ...(options.impatient && { connectionTimeoutMillis: CONNECTION_MS.patient }),
          stream: () => new PgliteStream(embedded.exec, gate) as never,
        }
      : {
          Client,
          connectionString: options.url,
          max: options.poolSize ?? 10,
          connectionTimeoutMillis: options.impatient ? CONNECTION_MS.impatient : CONNECTION_MS.patient,
          ...(options.impatient && options.prepared !== false && TIME_OUTS),
        },
  );
  const report = options.onError ?? (() => {});
  pool.on('error', report);
  // An unhandled error event of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Tables>({ dialect: new PooledDialect({ pool }) });
  const onDisk = embedded && options.dataDir;
  const stopCare = onDisk ? every(CARE_MS, () => careFor(pool), report) : undefined;
  return {
    db,
    pool,
    kind: embedded ? 'pglite' : 'postgres',
    async close() {
      await stopCare?.();
      await db.destroy();
      // Kysely ends a pool only if it has used it.
      if (!pool.ending) await pool.end();
      await gate.empty;
      await embedded?.close();
    },
  };
}
