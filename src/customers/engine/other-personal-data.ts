import type { Kysely } from 'kysely';
import type { CustomerTables } from '../tables.server.ts';

/** Data of a forgotten person that stays until it has served its purpose. */
export type StaysBooked = { tablesToCome: boolean };

/** Export and erasure of the personal data in other rooms, composed at the top. */
export type OtherPersonalData = {
  /** Keyed by room. */
  export(email: string): Promise<Record<string, unknown>>;
  /** Removes the person, in the caller's transaction. */
  forget(tx: Kysely<CustomerTables>, request: { email: string; now: Temporal.Instant }): Promise<StaysBooked>;
};
