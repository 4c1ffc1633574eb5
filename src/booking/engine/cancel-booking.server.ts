import { type Kysely, sql } from 'kysely';
import { chargeJob } from '../contracts/charge-jobs.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import { cancellationFee } from '../rules/fee.ts';
import { seatedNow } from '../rules/seating/seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from './day/locked-days.server.ts';
import { serveWaitlist } from './day/serve-waitlist.server.ts';
import { type FoundBooking, findBookingByToken, serviceDayOf } from './find-booking.server.ts';

export type CancelOutcome =
  | { ok: true; fee: number }
  | { ok: false; reason: 'not-found' | 'not-booked' | 'requested' | 'begun' }
  | { ok: false; reason: 'fee-rose'; fee: number };

/** Why a booking can't be cancelled or changed any more; null while it can. */
export function notChangeableReason(
  { booking }: FoundBooking,
  nowMs: number,
): 'not-booked' | 'requested' | 'begun' | null {
  if (booking.status === 'received') return 'requested';
  if (booking.status !== 'booked') return 'not-booked';
  return booking.starts_at.getTime() <= nowMs ? 'begun' : null;
}

export async function writeCancelled(
  tx: Kysely<BookingTables>,
  { booking, guarantee }: FoundBooking,
  { fee, now, ...detail }: { reason: string; byStaff?: true; fee: number; now: number },
): Promise<void> {
  await sql`
    with cancelled as (
      update bookings set status = 'cancelled', sequence = sequence + 1
      where id = ${booking.id} and store_id = ${booking.store_id}
    ), freed as (
      update table_allocations set live = false where booking_id = ${booking.id} and store_id = ${booking.store_id}
    )
    insert into booking_history (booking_id, store_id, event, happened_at, detail)
    values (${booking.id}, ${booking.store_id}, 'cancelled', ${new Date(now)},
      ${JSON.stringify({ ...detail, feePence: fee })}::jsonb)`.execute(tx);
  if (guarantee?.status !== 'held') return;
  const status = fee > 0 ? 'due' : 'released';
  await tx
    .updateTable('card_guarantees')
    .set({ status })
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .execute();
}

/**
 * Cancels a booking, releases its tables and serves the waitlist in one transaction, under the lock of the day.
 * `expectedFee` is the fee in pence the diner saw: if it has risen, the new fee is returned and nothing happens.
 */
export async function cancelBooking(
  deps: EngineDeps,
  { manageToken, expectedFee, reason }: { manageToken: string; expectedFee: number; reason: string },
): Promise<CancelOutcome> {
  const original = await findBookingByToken(deps.db, manageToken);
  if (!original) return { ok: false, reason: 'not-found' };
  const day = serviceDayOf(original.booking);
  const outcome = await withLockedDays<CancelOutcome | 'moved'>(deps, [day], async (tx) => {
    const now = nowOf(deps);
    const sheet = await lockServiceDay(tx, deps, day, { now });
    const current = (await findBookingByToken(tx, manageToken, { lock: true })) as FoundBooking;
    if (current.booking.service_date !== day.date) return 'moved';
    const notChangeable = notChangeableReason(current, now);
    if (notChangeable) return { ok: false, reason: notChangeable };
    const fee = cancellationFee(current.guarantee, now);
    if (fee > expectedFee) return { ok: false, reason: 'fee-rose', fee };
    await writeCancelled(tx, current, { reason, fee, now });
    const { id, sequence } = current.booking;
    const jobs = bookingMailJobs(['booking-cancelled', 'booking-cancelled-notice'], {
      bookingId: id,
      sequence: sequence + 1,
    });
    await deps.jobs.enqueue(tx, fee > 0 ? [...jobs, chargeJob(id)] : jobs);
    const version = await bumpDayVersion(tx, day);
    await serveWaitlist(tx, deps, day, { sheet: { version, seated: seatedNow(sheet.seated, now, id) }, now });
    return { ok: true, fee };
  });
  // The booking changed days before the lock was taken: retry on its new day.
  return outcome === 'moved' ? cancelBooking(deps, { manageToken, expectedFee, reason }) : outcome;
}
