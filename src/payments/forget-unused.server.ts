import { type QueryExecutorProvider, sql } from 'kysely';
import type { CardVault } from './card-vault.ts';

/** Twice as long as a booking may still take the card: nobody is about to. */
const UNUSED_SECONDS = 2 * 60 * 60;
const AT_ONCE = 50;

/**
 * Forgets cards that were given and then stood for nothing, because the diner went away or the table was taken. For a
 * job that runs now and then; one whose provider is out of reach is left for the next time. Tells how many are gone.
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
  for (const { customer_id } of rows) if ((await vault.remove(customer_id)).ok) forgotten += 1;
  return forgotten;
}
