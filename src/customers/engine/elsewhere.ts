import type { Kysely } from 'kysely';
import type { CustomerTables } from '../tables.server.ts';

/** What other rooms hold of a person; the composition knows them all. */
export type Elsewhere = {
  /** By a name for each. */
  held(email: string): Promise<Record<string, unknown>>;
  /** Takes the person out of it, in the caller's transaction. */
  forget(tx: Kysely<CustomerTables>, asked: { email: string; now: Temporal.Instant }): Promise<void>;
};
