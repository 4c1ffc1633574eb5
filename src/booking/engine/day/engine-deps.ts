import type { Kysely } from 'kysely';
import type { AskDeps } from '../../../customers/engine/ask-consent.server.ts';
import type { CardClaim } from '../../../payments/card/card-vault.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Env } from '../../../platform/env.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { KeyedMutex } from '../../../platform/keyed-mutex.ts';
import type { RestaurantWithMenus } from '../../rules/restaurants-with-menus.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DaySheets } from './day-sheets.server.ts';

/** The dependencies of every operation of the engine. */
export type EngineDeps = {
  db: Kysely<BookingTables>;
  sheets: DaySheets;
  mutex: KeyedMutex;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  restaurants: () => ReadonlyMap<string, RestaurantWithMenus>;
  /** The brand's switch: while it is off the waitlist is not served. */
  bookingsOpen: () => boolean;
  /** Takes a card for one booking: false when it is not this visitor's, too old or used. */
  claimCard: (tx: Kysely<BookingTables>, claim: CardClaim) => Promise<boolean>;
  /** 'none' leaves out the lock on the day: only for the test that proves what the lock is for. */
  guard?: 'lock' | 'none';
  /** The settings it reads; those of sign-ups too, since news and offers can be ticked while booking. */
  env: Pick<Env, 'BOOKINGS_PER_ADDRESS'> & AskDeps['env'];
};

export const nowOf = ({ clock }: Pick<EngineDeps, 'clock'>): number => clock().epochMilliseconds;

/** An instant of our clock on the database's clock: jobs wait by the latter, rules use the former. */
export function jobTime(momentMs: number, nowMs: number): Date {
  return new Date(Date.now() + (momentMs - nowMs));
}
