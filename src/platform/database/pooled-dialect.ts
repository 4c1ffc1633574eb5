import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Key of the advisory lock held while the schema changes; any fixed number. */
const MIGRATING = 7_264_519;

/**
 * Kysely's own adapter takes a session lock. Behind a pooler in transaction mode each statement may get another
 * session: the unlock would miss, and the lock stay. This lock ends with its transaction.
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
