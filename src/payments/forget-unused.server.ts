import { type QueryExecutorProvider, sql } from 'kysely';
import { isStopping } from '../platform/every.ts';
import type { CardVault } from './card/card-vault.ts';

/** Twice as long as a booking may still claim the card. */
const UNUSED_SECONDS = 2 * 60 * 60;
const AT_ONCE = 50;

/**
 * Deletes cards no booking has claimed, because the diner left or the table was taken. Run by a job; a card whose
 * provider is unreachable is left for the next run. Returns how many were deleted.
 */
export async function forgetUnusedCards(
  { db, vault }: { db: QueryExecutorProvider; vault: Pick<CardVault, 'remove'> },
  now: Temporal.Instant,
): Promise<number> {
  const before = new Date(now.epochMilliseconds - UNUSED_SECONDS * 1000);
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from card_customers
    where used_by_booking is null and created_at <= ${before}
    order by created_at limit ${AT_ONCE}`.execute(db);
  let forgotten = 0;
  for (const { customer_id } of rows) if (!isStopping() && (await vault.remove(customer_id)).ok) forgotten += 1;
  return forgotten;
}
