import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../tables.server.ts';

export type CancelOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'already-cancelled' };

/** Cancels a booking and frees its tables in one transaction, under the same lock that booking takes. */
export async function cancelBooking(
  db: Kysely<BookingTables>,
  { bookingId, now, reason }: { bookingId: string; now: Date; reason: string },
): Promise<CancelOutcome> {
  const day = await db
    .selectFrom('bookings')
    .select(['store_id', 'service_date'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!day) return { ok: false, reason: 'not-found' };
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      await sql`select enter_service_day(${day.store_id}, ${day.service_date}, '', 0, true)`.execute(tx);
      const { rows } = await sql`
        with cancelled as (
          update bookings set status = 'cancelled' where id = ${bookingId} and status = 'booked'
          returning id, store_id, service_date
        ), freed as (
          update table_allocations set live = false where booking_id in (select id from cancelled)
        ), noted as (
          insert into booking_history (booking_id, event, happened_at, detail)
          select id, 'cancelled', ${now}::timestamptz, ${JSON.stringify({ reason })}::jsonb from cancelled
        )
        update service_days d set version = d.version + 1 from cancelled c
        where d.store_id = c.store_id and d.service_date = c.service_date
        returning d.version`.execute(tx);
      return rows.length > 0 ? { ok: true } : { ok: false, reason: 'already-cancelled' };
    });
}
