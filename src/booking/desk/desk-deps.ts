import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RestaurantHouse } from '../houses.ts';
import type { BookingTables } from '../tables.server.ts';
import type { DaySheets } from './day-sheets.server.ts';
import type { Turnstile } from './turnstile.ts';

export type CardClaim = { customerId: string; sessionId: string; bookingId: string; now: Temporal.Instant };

/** What every act at the desk works with. */
export type DeskDeps = {
  db: Kysely<BookingTables>;
  sheets: DaySheets;
  turnstile: Turnstile;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  houses: () => ReadonlyMap<string, RestaurantHouse>;
  /** The brand's switch: while it is off nobody of the waiting list is served. */
  bookingsOpen: () => boolean;
  /** Takes a card for one booking: false when it is not this visitor's, too old or used. */
  claimCard: (tx: Kysely<BookingTables>, claim: CardClaim) => Promise<boolean>;
  /** 'none' leaves out the lock on the day: only for the test that proves what the lock is for. */
  guard?: 'lock' | 'none';
};

export const nowOf = ({ clock }: Pick<DeskDeps, 'clock'>): number => clock().epochMilliseconds;

/** When the database's own clock reaches a moment of ours: jobs wait by its clock, rules go by ours. */
export function jobTime(momentMs: number, nowMs: number): Date {
  return new Date(Date.now() + (momentMs - nowMs));
}
