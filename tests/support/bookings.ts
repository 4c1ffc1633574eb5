import type pg from 'pg';

/** Forgets every booking, hold and place in line, and every job. */
export async function clearBookings({ pool }: { pool: pg.Pool }): Promise<void> {
  await pool.query(
    `truncate bookings, card_guarantees, waitlist_entries, holds, table_allocations, booking_history, idempotency_keys,
      service_days`,
  );
  await pool.query('delete from pgboss.job');
}
