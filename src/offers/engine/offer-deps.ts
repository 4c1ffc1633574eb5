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
  knowledge: () => OfferKnowledge;
  /** One per process, so that claims of an offer queue here instead of occupying database connections. */
  mutex: KeyedMutex;
  /** 'none' skips the lock on the offer's stock, so that tests can show why it is needed. */
  guard?: 'lock' | 'none';
};
