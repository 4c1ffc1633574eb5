import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPglite } from './pglite.ts';
import { PgliteStream, SessionGate } from './pglite-stream.ts';
import { PreparedClient } from './prepared-client.ts';

export type DatabaseOptions = {
  /** A postgres:// address; without one PGlite runs in this process. */
  url?: string;
  /** Where PGlite keeps its files; in memory when absent. */
  dataDir?: string;
  poolSize?: number;
  /** Off behind a pooler in transaction mode. */
  prepared?: boolean;
  onError?: (error: Error) => void;
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

/** Any fixed number: whoever prepares the schema holds it. */
const PREPARING = 7_264_518;

/** Runs the preparation of the schema in one process at a time: several may start at once on an empty database. */
export async function prepareAlone<Tables, Result>(
  { pool, kind }: Connection<Tables>,
  prepare: () => Promise<Result>,
): Promise<Result> {
  // PGlite has one process and one connection.
  if (kind === 'pglite') return prepare();
  const holder = await pool.connect();
  try {
    // The lock is the transaction's: it goes with it, behind a pooler too.
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(${PREPARING})`);
    return await prepare();
  } finally {
    await holder.query('commit').catch(() => undefined);
    holder.release();
  }
}

/** Opens the one pool of this process, on PostgreSQL or on PGlite. Both speak the same SQL. */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Connection<Tables>> {
  const embedded = options.url ? undefined : await openPglite(options.dataDir);
  const gate = new SessionGate();
  const Client = options.prepared === false ? pg.Client : PreparedClient;
  const pool = new pg.Pool(
    embedded
      ? {
          Client,
          // PGlite has one session: with a second client both would wait for ever.
          max: 1,
          user: 'postgres',
          database: 'postgres',
          idleTimeoutMillis: 0,
          stream: () => new PgliteStream(embedded.exec, gate) as never,
        }
      : { Client, connectionString: options.url, max: options.poolSize ?? 10, connectionTimeoutMillis: 5000 },
  );
  const report = options.onError ?? (() => {});
  pool.on('error', report);
  // A client that breaks while checked out would end the process.
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    kind: embedded ? 'pglite' : 'postgres',
    async close() {
      await db.destroy();
      await embedded?.close();
    },
  };
}
