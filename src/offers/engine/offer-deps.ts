import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { KeyedMutex } from '../../platform/keyed-mutex.ts';
import type { OfferKnowledge } from '../rules/known-offers.ts';
import type { OfferTables } from '../tables.server.ts';

export type OfferDeps = {
  db: Kysely<OfferTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  known: () => OfferKnowledge;
  /** One for the process: claims of one offer wait here, not on the database's connections. */
  mutex: KeyedMutex;
  /** 'none' leaves out the lock on the offer's stock: for the tests that show what it is for. */
  guard?: 'lock' | 'none';
};
