import type pg from 'pg';

export async function clearBookings({ pool }: { pool: pg.Pool }): Promise<void> {
  await pool.query(
    'truncate closed_parties, party_statuses, request_alerts, offered_times, request_answers, bookings, card_guarantees, waitlist_entries, holds, day_blocks, table_allocations, booking_history, booking_messages, idempotency_keys, replaced_addresses, address_messages',
  );
  // Versions never decrease, so cached day sheets are invalidated.
  await pool.query('update service_days set version = version + 1');
  await pool.query('delete from pgboss.job');
}
