import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { CardClaim } from './card/card-vault.ts';

const CLAIMABLE_SECONDS = 60 * 60;

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId.toLowerCase()).digest();
const ago = (now: Temporal.Instant, seconds: number) => new Date(now.epochMilliseconds - seconds * 1000);

/** Records that a diner gave this card in this browser session. */
export async function keepCard(
  db: QueryExecutorProvider,
  { customerId, sessionId, now }: { customerId: string; sessionId: string; now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into card_customers (customer_id, session_id_hash, created_at)
    values (${customerId}, ${hashOf(sessionId)}, ${new Date(now.epochMilliseconds)})`.execute(db);
}

/**
 * Claims a card for a booking: true only if it was given less than an hour ago in the same browser session and no
 * other booking has claimed it; idempotent for the same booking. Concurrent claims wait for the row lock, and the
 * second fails. Rolls back with the caller's transaction.
 */
export async function claimCard(
  tx: QueryExecutorProvider,
  { customerId, sessionId, bookingId, now }: CardClaim,
): Promise<boolean> {
  const { rows } = await sql`
    update card_customers set used_by_booking = ${bookingId}::uuid
    where customer_id = ${customerId}
      and session_id_hash = ${hashOf(sessionId)}
      and created_at > ${ago(now, CLAIMABLE_SECONDS)}
      and (used_by_booking is null or used_by_booking = ${bookingId}::uuid)
    returning 1`.execute(tx);
  return rows.length === 1;
}
