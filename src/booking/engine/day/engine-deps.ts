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

export type EngineDeps = {
  db: Kysely<BookingTables>;
  sheets: DaySheets;
  mutex: KeyedMutex;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  restaurants: () => ReadonlyMap<string, RestaurantWithMenus>;
  /** The brand's switch: while off, the waitlist is not served. */
  bookingsOpen: () => boolean;
  /** Assigns a card to a booking; false when it is not this visitor's, is too old or was used. */
  claimCard: (tx: Kysely<BookingTables>, claim: CardClaim) => Promise<boolean>;
  /** 'none' leaves the day unlocked: only for the test that shows what the lock prevents. */
  guard?: 'lock' | 'none';
  /** Includes the settings of sign-ups: diners can opt in to news and offers while booking. */
  env: Pick<Env, 'BOOKINGS_PER_ADDRESS'> & AskDeps['env'];
};

export const nowOf = ({ clock }: Pick<EngineDeps, 'clock'>): number => clock().epochMilliseconds;

/** Converts an instant of our clock, which rules use, to the database's, which schedules jobs. */
export function jobTime(momentMs: number, nowMs: number): Date {
  return new Date(Date.now() + (momentMs - nowMs));
}
