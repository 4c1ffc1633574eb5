import type { Kysely } from 'kysely';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { canTellLate, secondsUntilLateAgain } from '../rules/managed/running-late.ts';
import type { BookingTables } from '../tables.server.ts';
import { recordEvent, timesOfEvent } from './booking-events.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { findBookingByToken } from './find-booking.server.ts';

export type LateOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-the-day' }
  | { ok: false; reason: 'told-already'; seconds: number };

/** Tells the restaurant that the party comes so many minutes late; on the day only, and once in ten minutes. */
export function tellLate(
  deps: EngineDeps,
  { manageToken, minutes }: { manageToken: string; minutes: number },
): Promise<LateOutcome> {
  return deps.db.transaction().execute<LateOutcome>(async (tx: Kysely<BookingTables>) => {
    const now = nowOf(deps);
    const found = await findBookingByToken(tx, manageToken, { lock: true });
    if (!found) return { ok: false, reason: 'not-found' };
    const { booking } = found;
    if (!canTellLate(booking, now)) return { ok: false, reason: 'not-the-day' };
    const before = await timesOfEvent(tx, booking, 'running-late');
    const seconds = secondsUntilLateAgain(before.at(-1) ?? null, now);
    if (seconds > 0) return { ok: false, reason: 'told-already', seconds };
    await recordEvent(tx, booking, { event: 'running-late', now, detail: { minutes } });
    const about = { bookingId: booking.id, sequence: booking.sequence, copy: before.length + 1 };
    await deps.jobs.enqueue(tx, bookingMailJobs(['booking-late-notice'], about));
    return { ok: true };
  });
}
