import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Jobs } from '../../platform/jobs.ts';
import { bookingStatus } from '../constants.ts';
import type { CreateAnswer, CreateRequest } from '../contract.ts';
import { bookingMailJobs } from '../mail-jobs.ts';
import type { Occasion } from '../occasions.ts';
import { type Answer, answerTo, type FreeOffer, type House } from '../offer.ts';
import { manageToken, manageTokenHash, newReference } from '../reference.ts';
import type { SeatedParty } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { OwnClash, ownClash } from './clash.ts';
import type { DaySheet } from './day-sheets.server.ts';
import { type Earlier, enterServiceDay } from './service-day-lock.server.ts';
import { writeAnswer, writeBooking } from './write-booking.server.ts';

export type BookingCommand = { storeId: string; house: House; occasion: Occasion; request: CreateRequest };
/** `not-offered`: no such time for such a party; a time that is merely full is answered with status 9. */
export type BookingOutcome = { ok: true; answer: CreateAnswer } | { ok: false; reason: 'not-offered' | 'key-reused' };
/** The outcome, and the day's sheet as it stands when the transaction has committed. */
export type Done = { outcome: BookingOutcome; sheet?: DaySheet };
/** One try at a command. `now` in epoch milliseconds. */
export type Turn = {
  command: BookingCommand;
  bodyHash: Buffer;
  now: number;
  guarded: boolean;
  jobs: Pick<Jobs, 'enqueue'>;
  tokenSecret: string;
};

export const TAKEN: CreateAnswer = { bookingReference: null, bookingStatus: bookingStatus.slotTaken };

export const coversOf = ({ adultCovers, childCovers }: CreateRequest) => adultCovers + childCovers;

/** What the rules say of the wanted time with these parties at table. */
export function look({ command, now }: Turn, seated: readonly SeatedParty[]): Answer {
  const { house, occasion, request } = command;
  const wish = { ...request, occasion, covers: coversOf(request), menuIds: [request.menuId] };
  return answerTo(house, wish, seated, now);
}

/** Seats the party, if the day is still as the sheet has it, and enqueues its messages. */
export async function seat(tx: Kysely<BookingTables>, turn: Turn, sheet: DaySheet, offer: FreeOffer): Promise<Done> {
  const { storeId, request } = turn.command;
  const id = randomUUID();
  const reference = newReference();
  const answer: CreateAnswer = { bookingReference: reference, bookingStatus: bookingStatus.booked };
  const tokenHash = manageTokenHash(manageToken(turn.tokenSecret, id));
  const now = new Date(turn.now);
  const version = await writeBooking(
    tx,
    { id, reference, storeId, request, offer, manageTokenHash: tokenHash, bodyHash: turn.bodyHash, answer, now },
    { expected: sheet.version, guarded: turn.guarded },
  ).catch(ownClash(offer.seat));
  if (version === null) throw new OwnClash('the day moved on', null);
  await turn.jobs.enqueue(
    tx,
    bookingMailJobs(['booking-confirmation', 'booking-notice'], { bookingId: id, sequence: 0 }),
  );
  const { startsAt, endsAt } = offer;
  const party = { startsAt, endsAt, covers: coversOf(request), tableIds: offer.seat.tableIds };
  // Any other version is an unguarded write of somebody else that this sheet knows nothing of.
  const whole = version === sheet.version + 1;
  return { outcome: { ok: true, answer }, ...(whole && { sheet: { version, seated: [...sheet.seated, party] } }) };
}

/** Takes the day, reads it, looks again and books or says why not. `held` are seats that turned out not to be free. */
export async function bookUnderLock(
  tx: Kysely<BookingTables>,
  turn: Turn,
  { kept, held }: { kept: DaySheet; held: readonly SeatedParty[] },
): Promise<Done> {
  const { command, bodyHash, guarded } = turn;
  const { date, idempotencyKey: key } = command.request;
  const { sheet, earlier } = await enterServiceDay(tx, { storeId: command.storeId, date }, { key, kept, guarded });
  if (earlier) return { outcome: sameAgain(earlier, bodyHash) };
  const found = look(turn, [...sheet.seated, ...held]);
  if (found.ok) return seat(tx, turn, sheet, found.offer);
  if (found.reason === 'not-offered') return { outcome: { ok: false, reason: 'not-offered' } };
  await writeAnswer(tx, { key, bodyHash, answer: TAKEN, now: new Date(turn.now) }).catch(ownClash(null));
  return { outcome: { ok: true, answer: TAKEN } };
}

/** The answer given before, when the same was asked. */
export function sameAgain(earlier: Earlier, bodyHash: Buffer): BookingOutcome {
  return earlier.bodyHash.equals(bodyHash) ? { ok: true, answer: earlier.answer } : { ok: false, reason: 'key-reused' };
}
