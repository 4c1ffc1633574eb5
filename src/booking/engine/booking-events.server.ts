import type { Kysely } from 'kysely';
import type { LateNotice } from '../rules/managed/managed-booking.server.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';

/** Events in a booking's history besides its changes and its cancellation. */
export type BookingEvent = 'details-changed' | 'confirmation-sent-again' | 'running-late';

type Booking = Pick<BookingRow, 'id' | 'store_id'>;

const eventsOf = (db: Kysely<BookingTables>, booking: Booking, event: BookingEvent) =>
  db
    .selectFrom('booking_history')
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .where('event', '=', event);

/** Oldest first. */
export async function timesOfEvent(db: Kysely<BookingTables>, booking: Booking, event: BookingEvent): Promise<Date[]> {
  const rows = await eventsOf(db, booking, event).select('happened_at').orderBy('id').execute();
  return rows.map(({ happened_at }) => happened_at);
}

/** The latest notice to the restaurant that the party is late. */
export async function latestLateNotice(db: Kysely<BookingTables>, booking: Booking): Promise<LateNotice | null> {
  const row = await eventsOf(db, booking, 'running-late')
    .select(['happened_at as toldAt', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? { toldAt: row.toldAt, minutes: (row.detail as { minutes: number }).minutes } : null;
}

export async function recordEvent(
  tx: Kysely<BookingTables>,
  booking: Booking,
  { event, now, detail = {} }: { event: BookingEvent; now: number; detail?: object },
): Promise<void> {
  await tx
    .insertInto('booking_history')
    .values({ booking_id: booking.id, store_id: booking.store_id, event, happened_at: new Date(now), detail })
    .execute();
}
