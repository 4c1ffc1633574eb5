import { type Kysely, sql } from 'kysely';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import { moveDay, onDays } from '../desk/on-days.server.ts';
import { takeDay } from '../desk/take-day.server.ts';
import { bookingMailJobs } from '../mail-jobs.ts';
import { atTable } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { serveLine } from '../waitlist/serve-line.server.ts';
import { chargeJob } from './charge-jobs.ts';
import { cancellationFee } from './fee.ts';
import { dayOf, type FoundBooking, findBooking } from './find-booking.server.ts';

export type CancelOutcome =
  | { ok: true; fee: number }
  | { ok: false; reason: 'not-found' | 'not-booked' | 'begun' }
  | { ok: false; reason: 'fee-rose'; fee: number };

/** Why a booking cannot be cancelled or changed any more; null while it can. */
export function tooLate({ booking }: FoundBooking, nowMs: number): 'not-booked' | 'begun' | null {
  if (booking.status !== 'booked') return 'not-booked';
  return booking.starts_at.getTime() <= nowMs ? 'begun' : null;
}

async function writeCancelled(
  tx: Kysely<BookingTables>,
  { booking, guarantee }: FoundBooking,
  { reason, fee, now }: { reason: string; fee: number; now: number },
): Promise<void> {
  await sql`
    with cancelled as (
      update bookings set status = 'cancelled', sequence = sequence + 1 where id = ${booking.id}
    ), freed as (
      update table_allocations set live = false where booking_id = ${booking.id}
    )
    insert into booking_history (booking_id, event, happened_at, detail)
    values (${booking.id}, 'cancelled', ${new Date(now)}, ${JSON.stringify({ reason, feePence: fee })}::jsonb)`.execute(
    tx,
  );
  if (guarantee?.status !== 'held') return;
  const status = fee > 0 ? 'due' : 'released';
  await tx.updateTable('card_guarantees').set({ status }).where('booking_id', '=', booking.id).execute();
}

/**
 * Cancels a booking, frees its tables and serves the waiting list in one transaction, under the lock that booking takes.
 * `expectedFee` is the fee in pence the diner was shown: a higher one is told and nothing happens.
 */
export async function cancelBooking(
  deps: DeskDeps,
  { manageToken, expectedFee, reason }: { manageToken: string; expectedFee: number; reason: string },
): Promise<CancelOutcome> {
  const found = await findBooking(deps.db, manageToken);
  if (!found) return { ok: false, reason: 'not-found' };
  const day = dayOf(found.booking);
  const outcome = await onDays<CancelOutcome | 'moved'>(deps, [day], async (tx) => {
    const now = nowOf(deps);
    const { sheet } = await takeDay(tx, deps, day, { now });
    const current = (await findBooking(tx, manageToken, { lock: true })) as FoundBooking;
    if (current.booking.service_date !== day.date) return 'moved';
    const late = tooLate(current, now);
    if (late) return { ok: false, reason: late };
    const fee = cancellationFee(current.guarantee, now);
    if (fee > expectedFee) return { ok: false, reason: 'fee-rose', fee };
    await writeCancelled(tx, current, { reason, fee, now });
    const { id, sequence } = current.booking;
    const jobs = bookingMailJobs(['booking-cancelled', 'booking-cancelled-notice'], {
      bookingId: id,
      sequence: sequence + 1,
    });
    await deps.jobs.enqueue(tx, fee > 0 ? [...jobs, chargeJob(id)] : jobs);
    const version = await moveDay(tx, day);
    await serveLine(tx, deps, day, { sheet: { version, seated: atTable(sheet.seated, now, id) }, now });
    return { ok: true, fee };
  });
  // A change to another day came in between: the booking is looked at again where it is now.
  return outcome === 'moved' ? cancelBooking(deps, { manageToken, expectedFee, reason }) : outcome;
}
