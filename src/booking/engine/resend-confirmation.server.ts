import type { Kysely } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import { type BookingMail, bookingMailJobs } from '../contracts/mail-jobs.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import { recordEvent, timesOfEvent } from './booking-events.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { findBookingByToken } from './find-booking.server.ts';

const MOST_AN_HOUR = 5;
const APART_MS = MINUTE_MS;
export const CONFIRMATIONS = { name: 'confirmations', points: MOST_AN_HOUR, seconds: HOUR_MS / 1000 };

export type ResendOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-booked' }
  | { ok: false; reason: 'too-many'; seconds: number };

const confirmationOf = {
  booking: 'booking-confirmation',
  enquiry: 'enquiry-received',
  event: 'event-received',
} as const satisfies Record<BookingRow['booking_type'], BookingMail['kind']>;

/** Seconds until a confirmation may be sent again, 0 when it may now. Otherwise a booking could be used to flood an address. */
function secondsToWait(sentAt: readonly Date[], now: number, apartMs: number): number {
  const recent = sentAt.map((date) => date.getTime()).filter((time) => time > now - HOUR_MS);
  const oldest = recent.length >= MOST_AN_HOUR ? (recent.at(-MOST_AN_HOUR) as number) + HOUR_MS : now;
  const afterLast = (recent.at(-1) ?? 0) + apartMs;
  return Math.max(0, Math.ceil((Math.max(oldest, afterLast) - now) / 1000));
}

/** Queues another confirmation; returns 0, or the seconds to wait. The caller locks the booking. */
export async function sendConfirmationAgain(
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'jobs'>,
  booking: Pick<BookingRow, 'id' | 'store_id' | 'booking_type' | 'sequence'>,
  { now, apartMs = 0 }: { now: number; apartMs?: number },
): Promise<number> {
  const sentAt = await timesOfEvent(tx, booking, 'confirmation-sent-again');
  const seconds = secondsToWait(sentAt, now, apartMs);
  if (seconds > 0) return seconds;
  const { id: bookingId, sequence } = booking;
  const about = { bookingId, sequence, copy: sentAt.length + 1 };
  await deps.jobs.enqueue(tx, bookingMailJobs([confirmationOf[booking.booking_type]], about));
  await recordEvent(tx, booking, { event: 'confirmation-sent-again', now });
  return 0;
}

export function resendConfirmation(deps: EngineDeps, manageToken: string): Promise<ResendOutcome> {
  return deps.db.transaction().execute(async (tx) => {
    const current = await findBookingByToken(tx, manageToken, { lock: true });
    if (!current) return { ok: false, reason: 'not-found' };
    if (current.booking.status === 'cancelled') return { ok: false, reason: 'not-booked' };
    const seconds = await sendConfirmationAgain(tx, deps, current.booking, { now: nowOf(deps), apartMs: APART_MS });
    return seconds > 0 ? { ok: false, reason: 'too-many', seconds } : { ok: true };
  });
}
