import { partiesAt, type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import type { BookingRow } from '../../tables.server.ts';
import { lockBooking, recordAct, seatedPartyOf, spanOf } from './move-party.server.ts';
import { minuteOf, type OpenDay, updateSheet, writeAllocations } from './on-day.server.ts';

/** What a party that has left had: its tables, and until when (ISO). */
type Freed = { tableIds: string[]; endsAt: string };

async function releaseAllocations({ tx, day: { storeId } }: OpenDay, bookingId: string): Promise<void> {
  await tx
    .updateTable('table_allocations')
    .set({ live: false })
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', storeId)
    .execute();
}

async function setEnd({ tx }: OpenDay, booking: BookingRow, endsAt: number): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ ends_at: new Date(endsAt) })
    .where('id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .execute();
}

/** Frees the rest of a party's time at its tables: it has left, or never came. */
export async function releaseTables(open: OpenDay, bookingId: string): Promise<void> {
  const current = await lockBooking(open, bookingId);
  if (!current || current.tableIds.length === 0) return;
  const { booking, tableIds } = current;
  const { startsAt, endsAt } = spanOf(booking);
  const at = minuteOf(open.now);
  if (at >= endsAt) return;
  const detail: Freed = { tableIds, endsAt: booking.ends_at.toISOString() };
  await recordAct(open, booking, { event: 'freed', detail });
  const isBegun = startsAt < at;
  if (isBegun) {
    await setEnd(open, booking, at);
    await writeAllocations(open, bookingId, { tableIds, startsAt, endsAt: at });
  } else await releaseAllocations(open, bookingId);
  const party = isBegun ? seatedPartyOf(booking, { tableIds, startsAt, endsAt: at }) : null;
  await updateSheet(open, bookingId, { party, isFreed: true });
}

async function lastFreed({ tx }: OpenDay, { id, store_id }: BookingRow): Promise<Freed | null> {
  const row = await tx
    .selectFrom('booking_history')
    .select(['event', 'detail'])
    .where('booking_id', '=', id)
    .where('store_id', '=', store_id)
    .where('event', 'in', ['freed', 'taken-back', 'moved', 'changed'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.event === 'freed' ? (row.detail as Freed) : null;
}

export type TakenBack = { ok: true } | { ok: false; reason: 'taken'; by: SeatedParty[] };

/**
 * Gives a party its tables back, after a step that freed them is undone. Where somebody else has one by now, the party
 * keeps none: it stands in the day without a table until staff give it one.
 */
export async function takeBack(open: OpenDay, bookingId: string): Promise<TakenBack> {
  const current = await lockBooking(open, bookingId);
  const freed = current && (await lastFreed(open, current.booking));
  if (!freed) return { ok: true };
  const { booking } = current;
  const { startsAt } = spanOf(booking);
  const seat = { tableIds: freed.tableIds, startsAt, endsAt: Date.parse(freed.endsAt) };
  const others = seatedNow(open.sheet.seated, open.now, bookingId);
  const by = partiesAt(others, seat);
  await recordAct(open, booking, { event: 'taken-back', detail: { isFree: by.length === 0 } });
  await setEnd(open, booking, seat.endsAt);
  if (by.length === 0) await writeAllocations(open, bookingId, seat);
  else await releaseAllocations(open, bookingId);
  await updateSheet(open, bookingId, { party: by.length === 0 ? seatedPartyOf(booking, seat) : null, isFreed: false });
  return by.length === 0 ? { ok: true } : { ok: false, reason: 'taken', by };
}

/** Removes a walk-in seated by mistake. Nobody needs telling. Undefined if it's already gone. */
export async function removeParty(open: OpenDay, bookingId: string): Promise<BookingRow | undefined> {
  const current = await lockBooking(open, bookingId);
  if (!current) return undefined;
  await open.tx
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', bookingId)
    .where('store_id', '=', open.day.storeId)
    .execute();
  await releaseAllocations(open, bookingId);
  await recordAct(open, current.booking, { event: 'removed', detail: {} });
  await updateSheet(open, bookingId, { party: null, isFreed: true });
  return current.booking;
}
