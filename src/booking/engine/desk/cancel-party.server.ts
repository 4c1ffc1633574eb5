import type { CancelReason } from '../../contracts/cancel-reasons.ts';
import { bookingMailJobs } from '../../contracts/mail-jobs.ts';
import { writeCancelled } from '../cancel-booking.server.ts';
import { withGuarantee } from '../find-booking.server.ts';
import { lockBooking } from './move-party.server.ts';
import { type OpenDay, updateSheet } from './on-day.server.ts';

type Cancellation = {
  bookingId: string;
  /** The booking's sequence as it was seen: what the diner has changed meanwhile stays. */
  sequence: number;
  reason: CancelReason;
  /** To the diner, in the restaurant's own words; may be empty. */
  words: string;
};
export type CancelPartyOutcome = { ok: true } | { ok: false; reason: 'not-booked' | 'changed-meanwhile' };

/** Cancels a booking for the restaurant: releases its tables and any card guarantee, and writes to the diner. */
export async function cancelParty(
  open: OpenDay,
  { bookingId, sequence, reason, words }: Cancellation,
): Promise<CancelPartyOutcome> {
  const { tx, deps, now } = open;
  const current = await lockBooking(open, bookingId);
  if (!current) return { ok: false, reason: 'not-booked' };
  const { booking } = current;
  if (booking.sequence !== sequence) return { ok: false, reason: 'changed-meanwhile' };
  await writeCancelled(tx, await withGuarantee(tx, booking), { reason, byStaff: true, fee: 0, now });
  await tx
    .updateTable('bookings')
    .set({ cancellation_words: words })
    .where('id', '=', bookingId)
    .where('store_id', '=', booking.store_id)
    .execute();
  if (booking.email !== '')
    await deps.jobs.enqueue(
      tx,
      bookingMailJobs(['booking-cancelled-by-restaurant'], { bookingId, sequence: sequence + 1 }),
    );
  await updateSheet(open, bookingId, { party: null, isFreed: true });
  return { ok: true };
}
