import type { Kysely } from 'kysely';
import type { ToldLate } from '../rules/managed-booking.ts';
import type { BookingTables } from '../tables.server.ts';

/** What diners do with a booking besides changing and cancelling it, as its history calls it. */
export type BookingEvent = 'details-changed' | 'confirmation-sent-again' | 'running-late';

const eventsOf = (db: Kysely<BookingTables>, bookingId: string, event: BookingEvent) =>
  db.selectFrom('booking_history').where('booking_id', '=', bookingId).where('event', '=', event);

/** When each such event happened, oldest first. */
export async function timesOfEvent(db: Kysely<BookingTables>, bookingId: string, event: BookingEvent): Promise<Date[]> {
  const rows = await eventsOf(db, bookingId, event).select('happened_at').orderBy('id').execute();
  return rows.map(({ happened_at }) => happened_at);
}

/** The last time the restaurant was told that the party is late. */
export async function lastToldLate(db: Kysely<BookingTables>, bookingId: string): Promise<ToldLate | null> {
  const row = await eventsOf(db, bookingId, 'running-late')
    .select(['happened_at as toldAt', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? { toldAt: row.toldAt, minutes: (row.detail as { minutes: number }).minutes } : null;
}

export async function recordEvent(
  tx: Kysely<BookingTables>,
  bookingId: string,
  { event, now, detail = {} }: { event: BookingEvent; now: number; detail?: object },
): Promise<void> {
  await tx
    .insertInto('booking_history')
    .values({ booking_id: bookingId, event, happened_at: new Date(now), detail })
    .execute();
}
