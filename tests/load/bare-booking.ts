import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { newReference } from '../../src/platform/reference.ts';
import type { Statement } from './recorded-sql.ts';

const WRITE = `
  with booked as (
    insert into bookings values ($1, $2, 'booking', 'booked', $3, $4, $5, $6, $7, 2, 0, 'table', 'main', null,
      'Ann', 'Baker', $14, '', '', false, false, $8, $9)
  ), seated as (
    insert into table_allocations values ($1, $3, $10, tstzrange($6, $7), true)
  ), noted as (
    insert into booking_history (booking_id, store_id, event, happened_at, detail) values ($1, $3, 'booked', $9, $11)
  ), counted as (
    insert into address_messages values (address_hash($14), $9)
  ), answered as (
    insert into idempotency_keys (key, store_id, body_hash, answer, created_at) values ($12, $3, $8, $13, $9)
  )
  insert into service_days as day values ($3, $4, 1)
  on conflict (store_id, service_date) do update set version = day.version + 1`;
/** Placeholder for the booking's id in the recorded statements. */
export const ANY_BOOKING = 'any-booking';

/**
 * Writes the rows of one booking and the statements that queue its three jobs straight into the database: no rule, no
 * lock, no check of the seating. The fastest possible durable booking, and the baseline of the engine.
 */
export async function bareBooking(
  pool: Pool,
  { storeId, date, time, n }: { storeId: string; date: string; time: string; n: number },
  enqueue: readonly Statement[],
): Promise<void> {
  const [id, reference, now] = [randomUUID(), newReference(), new Date()];
  const startsAt = new Date(`${date}T${time}:00Z`);
  const endsAt = new Date(startsAt.getTime() + 90 * 60_000);
  const hash = createHash('sha256').update(reference).digest();
  const answer = JSON.stringify({ bookingReference: reference, bookingStatus: 1 });
  const detail = JSON.stringify({ seatId: 'bare' });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const slot = [storeId, date, time, startsAt, endsAt, hash, now, `bare-${n}`, detail, `bare-key-${n}`, answer];
    const email = `bare-${n}@example.co.uk`;
    await client.query(WRITE, [id, reference, ...slot, email]);
    for (const { text, values } of enqueue) {
      await client.query(
        text,
        values.map((value) => (typeof value === 'string' ? value.replaceAll(ANY_BOOKING, id) : value)),
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}
