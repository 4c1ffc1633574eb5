import type { Kysely } from 'kysely';
import type { CustomerTables } from '../tables.server.ts';

/** What of somebody who was forgotten stays until it is over. */
export type StaysBooked = { tablesToCome: boolean };

/** Export and erasure of the personal data that other rooms store; the composition knows them all. */
export type OtherPersonalData = {
  /** By a name for each room's data. */
  export(email: string): Promise<Record<string, unknown>>;
  /** Takes the person out of it, in the caller's transaction. */
  forget(tx: Kysely<CustomerTables>, asked: { email: string; now: Temporal.Instant }): Promise<StaysBooked>;
};
