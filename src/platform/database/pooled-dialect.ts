import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Key of the advisory lock held while the schema changes; any fixed number. */
const MIGRATING = 7_264_519;

/**
 * Kysely's own adapter takes a lock of the session. Behind a pooler in transaction mode the session is nobody's: the
 * lock would be let go on another one, and whoever starts next would wait for it. This one ends with its transaction.
 */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(transaction: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATING)})`.execute(transaction);
  }
  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL without anything that outlasts a transaction. */
export class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}
