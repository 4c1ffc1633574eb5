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

/** Notifies the restaurant that the party will be late, on the day only and at most every ten minutes. */
export function reportLate(
  deps: EngineDeps,
  { manageToken, minutes }: { manageToken: string; minutes: number },
): Promise<LateOutcome> {
  return deps.db.transaction().execute<LateOutcome>(async (tx: Kysely<BookingTables>) => {
    const now = nowOf(deps);
    const current = await findBookingByToken(tx, manageToken, { lock: true });
    if (!current) return { ok: false, reason: 'not-found' };
    const { booking } = current;
    if (!canTellLate(booking, now)) return { ok: false, reason: 'not-the-day' };
    const earlier = await timesOfEvent(tx, booking, 'running-late');
    const seconds = secondsUntilLateAgain(earlier.at(-1) ?? null, now);
    if (seconds > 0) return { ok: false, reason: 'told-already', seconds };
    await recordEvent(tx, booking, { event: 'running-late', now, detail: { minutes } });
    const about = { bookingId: booking.id, sequence: booking.sequence, copy: earlier.length + 1 };
    await deps.jobs.enqueue(tx, bookingMailJobs(['booking-late-notice'], about));
    return { ok: true };
  });
}
