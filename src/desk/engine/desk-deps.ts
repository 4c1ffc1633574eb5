import type { EngineDeps } from '../../booking/engine/day/engine-deps.ts';
import type { Offer } from '../../offers/contracts/offer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { BookingRules, Restaurant } from '../../restaurants/contract.ts';
import type { DeskDb } from '../tables.server.ts';
import type { DeskLimits } from './limits.server.ts';
import type { LiveDays } from './live-days.server.ts';

export type DeskRestaurant = Pick<Restaurant, 'storeId' | 'slug' | 'title' | 'email'> & {
  booking: Pick<BookingRules, 'areas' | 'occasions' | 'sittings'>;
};

/** Everything that is held about an e-mail address, in every room. */
export type PersonalData = {
  export(email: string): Promise<object>;
  forget(email: string): Promise<{ tablesToCome: boolean }>;
};

export type DeskDeps = {
  db: DeskDb;
  /** Everything that books, moves or frees a table goes through it. */
  booking: EngineDeps;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  /** Without a trailing slash; passkeys belong to its host. */
  publicUrl: string;
  limits: DeskLimits;
  /** Notifies open pages of changes. */
  live: LiveDays;
  personalData: PersonalData;
  restaurants: () => readonly DeskRestaurant[];
  offers: () => readonly Offer[];
  /** Shows at once, in this process, what the desk has closed or reopened; others follow within a second. */
  followContent: () => Promise<void>;
  /** Logs what failed, with the path of the page. */
  report: (problem: unknown, path: string) => void;
  /** The time within which requests are answered, in the settings' words. */
  promises: () => Record<'enquiry' | 'event', string>;
  /** The brand's name. */
  brand: () => string;
};
