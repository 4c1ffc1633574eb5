import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CreateRequest } from '../contract.ts';
import type { SeatedParty } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import {
  type BookingCommand,
  type BookingOutcome,
  bookUnderLock,
  look,
  sameAgain,
  seat,
  TAKEN,
  type Turn,
} from './booking-transaction.server.ts';
import { OwnClash } from './clash.ts';
import type { DaySheets } from './day-sheets.server.ts';
import { type Earlier, hashOfRequest } from './service-day-lock.server.ts';
import { Turnstile } from './turnstile.ts';

export type DeskOptions = {
  db: Kysely<BookingTables>;
  sheets: DaySheets;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  /** 'none' leaves out the lock on the day: only for the test that proves what the lock is for. */
  guard?: 'lock' | 'none';
};

const MOST_TRIES = 30;

/** Where bookings are taken: everything an offer promised holds in the transaction that keeps it, or it is not kept. */
export class BookingDesk {
  readonly #options: DeskOptions;
  readonly #turnstile = new Turnstile();

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Books a table or says why not. The same key is answered the same, whatever has changed since. */
  book(command: BookingCommand): Promise<BookingOutcome> {
    const settle = () => this.#tryUntilSettled(command);
    if (this.#options.guard === 'none') return settle();
    return this.#turnstile.pass(`${command.storeId} ${command.request.date}`, settle);
  }

  /** The answer this key was given before, for requests that would be refused by now; null when it is new. */
  async earlierOutcome(storeId: string, request: CreateRequest): Promise<BookingOutcome | null> {
    const row = await this.#options.db
      .selectFrom('idempotency_keys')
      .select(['body_hash as bodyHash', 'answer'])
      .where('key', '=', request.idempotencyKey)
      .executeTakeFirst();
    return row ? sameAgain(row as Earlier, hashOfRequest(storeId, request)) : null;
  }

  async #tryUntilSettled(command: BookingCommand): Promise<BookingOutcome> {
    const held: SeatedParty[] = [];
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await this.#try(command, { held, first: tries === 0 });
      } catch (error) {
        if (!(error instanceof OwnClash)) throw error;
        if (error.seat) held.push({ startsAt: 0, endsAt: Infinity, covers: 0, tableIds: error.seat.tableIds });
      }
    }
    return { ok: true, answer: TAKEN };
  }

  /**
   * The first try goes by the kept sheet: the write itself looks whether the day is still at that version. Any other
   * takes the day first and reads it under the lock.
   */
  async #try(
    command: BookingCommand,
    { held, first }: { held: readonly SeatedParty[]; first: boolean },
  ): Promise<BookingOutcome> {
    const { db, sheets, clock, jobs, tokenSecret, guard } = this.#options;
    const { storeId, request } = command;
    const day = { storeId, date: request.date };
    const bodyHash = hashOfRequest(storeId, request);
    const now = clock().epochMilliseconds;
    const turn: Turn = { command, bodyHash, now, guarded: guard !== 'none', jobs, tokenSecret };
    const kept = sheets.kept(day);
    const hoped = first ? look(turn, kept.seated) : null;
    const { outcome, sheet } = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute((tx) => (hoped?.ok ? seat(tx, turn, kept, hoped.offer) : bookUnderLock(tx, turn, { kept, held })));
    if (sheet) sheets.keep(day, sheet);
    return outcome;
  }
}
