import type pg from 'pg';

/** Forgets every booking, hold and place in line, and every job. */
export async function clearBookings({ pool }: { pool: pg.Pool }): Promise<void> {
  await pool.query(
    'truncate bookings, card_guarantees, waitlist_entries, holds, table_allocations, booking_history, booking_messages, idempotency_keys',
  );
  // A day's version only ever grows: whoever kept a sheet of it reads it again.
  await pool.query('update service_days set version = version + 1');
  await pool.query('delete from pgboss.job');
}
