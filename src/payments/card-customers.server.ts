import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';

const CLAIMABLE_SECONDS = 60 * 60;

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId.toLowerCase()).digest();
const ago = (now: Temporal.Instant, seconds: number) => new Date(now.epochMilliseconds - seconds * 1000);

/** Writes down that a diner gave this card in this browser session. */
export async function keepCard(
  db: QueryExecutorProvider,
  { customerId, sessionId, now }: { customerId: string; sessionId: string; now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into card_customers (customer_id, session_id_hash, created_at)
    values (${customerId}, ${hashOf(sessionId)}, ${new Date(now.epochMilliseconds)})`.execute(db);
}

export type CardClaim = { customerId: string; sessionId: string; bookingId: string; now: Temporal.Instant };

/**
 * Takes a card for a booking: true only when it was given here, in the same browser session, less than an hour ago and
 * no other booking has it. The same booking again is true. Two bookings at once wait for each other on the row, and
 * the second finds it taken; when the caller's transaction is undone, so is the claim.
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
