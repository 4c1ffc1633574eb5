import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import { OwnClash, ownClash } from './clash.ts';
import { bookingStatus, type CreateAnswer, type CreateRequest } from './contract.ts';
import type { DaySheet, DaySheets } from './day-sheets.server.ts';
import { bookingMailJobs } from './mail-jobs.ts';
import type { Occasion } from './occasions.ts';
import { answerTo, type House } from './offer.ts';
import { manageToken, manageTokenHash, newReference } from './reference.ts';
import type { SeatedParty } from './seating.ts';
import { type Earlier, enterServiceDay, hashOfRequest } from './service-day-lock.server.ts';
import type { BookingTables } from './tables.server.ts';
import { Turnstile } from './turnstile.ts';
import { writeAnswer, writeBooking } from './write-booking.server.ts';

export type DeskOptions = {
  db: Kysely<BookingTables>;
  sheets: DaySheets;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  tokenSecret: string;
  /** 'none' leaves out the lock on the day: only for the test that proves what the lock is for. */
  guard?: 'lock' | 'none';
};
export type BookingCommand = { storeId: string; house: House; occasion: Occasion; request: CreateRequest };
/** `not-offered`: no such time for such a party; a time that is merely full is answered with status 9. */
export type BookingOutcome = { ok: true; answer: CreateAnswer } | { ok: false; reason: 'not-offered' | 'key-reused' };

const TAKEN: CreateAnswer = { bookingReference: null, bookingStatus: bookingStatus.slotTaken };
const MOST_TRIES = 30;

/** Where bookings are taken: everything an offer promised is looked at again in the transaction that keeps it. */
export class BookingDesk {
  readonly #options: DeskOptions;
  readonly #turnstile = new Turnstile();

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Books a table or says why not. The same key is answered the same, whatever has changed since. */
  book(command: BookingCommand): Promise<BookingOutcome> {
    const tryUntilSettled = () => this.#bookWithRetries(command);
    if (this.#options.guard === 'none') return tryUntilSettled();
    return this.#turnstile.pass(`${command.storeId} ${command.request.date}`, tryUntilSettled);
  }

  async #bookWithRetries(command: BookingCommand): Promise<BookingOutcome> {
    const held: SeatedParty[] = [];
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await this.#bookOnce(command, held);
      } catch (error) {
        if (!(error instanceof OwnClash)) throw error;
        if (error.seat) held.push({ startsAt: 0, endsAt: Infinity, covers: 0, tableIds: error.seat.tableIds });
      }
    }
    return { ok: true, answer: TAKEN };
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

  async #bookOnce(command: BookingCommand, held: readonly SeatedParty[]): Promise<BookingOutcome> {
    const { db, sheets, guard } = this.#options;
    const { storeId, request } = command;
    const day = { storeId, date: request.date };
    const result = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx): Promise<{ outcome: BookingOutcome; sheet?: DaySheet }> => {
        const entry = { key: request.idempotencyKey, kept: sheets.kept(day), guarded: guard !== 'none' };
        const { sheet, earlier } = await enterServiceDay(tx, day, entry);
        const bodyHash = hashOfRequest(storeId, request);
        if (earlier) return { outcome: sameAgain(earlier, bodyHash) };
        return this.#seat(tx, command, { sheet, held, bodyHash });
      });
    if (result.sheet) sheets.keep(day, result.sheet);
    return result.outcome;
  }

  async #seat(
    tx: Kysely<BookingTables>,
    { storeId, house, occasion, request }: BookingCommand,
    { sheet, held, bodyHash }: { sheet: DaySheet; held: readonly SeatedParty[]; bodyHash: Buffer },
  ): Promise<{ outcome: BookingOutcome; sheet?: DaySheet }> {
    const { clock, jobs, tokenSecret } = this.#options;
    const now = new Date(clock().epochMilliseconds);
    const covers = request.adultCovers + request.childCovers;
    const wish = { ...request, occasion, covers, menuIds: [request.menuId] };
    const found = answerTo(house, wish, [...sheet.seated, ...held], now.getTime());
    if (!found.ok && found.reason === 'not-offered') return { outcome: { ok: false, reason: 'not-offered' } };
    if (!found.ok) {
      await writeAnswer(tx, { key: request.idempotencyKey, bodyHash, answer: TAKEN, now }).catch(ownClash(null));
      return { outcome: { ok: true, answer: TAKEN } };
    }
    const { offer } = found;
    const id = randomUUID();
    const reference = newReference();
    const answer: CreateAnswer = { bookingReference: reference, bookingStatus: bookingStatus.booked };
    const hash = manageTokenHash(manageToken(tokenSecret, id));
    const booking = { id, reference, storeId, request, offer, manageTokenHash: hash, bodyHash, answer, now };
    const version = await writeBooking(tx, booking).catch(ownClash(offer.seat));
    await jobs.enqueue(tx, bookingMailJobs(id));
    const party = { startsAt: offer.startsAt, endsAt: offer.endsAt, covers, tableIds: offer.seat.tableIds };
    // Another version means that someone wrote without the lock: then the kept sheet would not be the whole day.
    const exact = version === sheet.version + 1;
    return {
      outcome: { ok: true, answer },
      ...(exact && { sheet: { version, seated: [...sheet.seated, party] } }),
    };
  }
}

function sameAgain(earlier: Earlier, bodyHash: Buffer): BookingOutcome {
  return earlier.bodyHash.equals(bodyHash) ? { ok: true, answer: earlier.answer } : { ok: false, reason: 'key-reused' };
}
