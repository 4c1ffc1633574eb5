import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { DAY_MS } from '../../../values/time/duration.ts';
import { chargeJob } from '../../contracts/charge-jobs.ts';
import type { BookingTables, CardGuaranteeRow } from '../../tables.server.ts';
import type { EngineDeps } from '../day/engine-deps.ts';

/** How long after its time a party’s card can be charged. */
export const CHARGEABLE_DAYS = 14;

type Settlement = {
  storeId: string;
  bookingId: string;
  /** The state the form showed; a charge in progress can only be repeated, which changes nothing. */
  from: Extract<CardGuaranteeRow['status'], 'held' | 'refused' | 'due'>;
  to: 'due' | 'released';
};

/**
 * Has a held card charged, or charged again, or releases it, in the caller's transaction. The agreed pence; null where
 * the guarantee is no longer what was seen.
 */
export async function settleGuarantee(
  tx: Kysely<BookingTables>,
  { jobs }: Pick<EngineDeps, 'jobs'>,
  { storeId, bookingId, from, to }: Settlement,
): Promise<number | null> {
  if (from === 'due' && to === 'released') return null;
  const isRetry = from === 'refused' && to === 'due';
  const guarantee = await tx
    .updateTable('card_guarantees')
    .set((row) => ({ status: to, retries: row('retries', '+', isRetry ? 1 : 0) }))
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', storeId)
    .where('status', '=', from)
    .returning('amount_pence')
    .executeTakeFirst();
  if (guarantee && to === 'due') await jobs.enqueue(tx, [chargeJob(bookingId)]);
  return guarantee?.amount_pence ?? null;
}

/** Releases the cards of parties that nobody charged in time, as those that came are. Run by a job; idempotent. */
export async function releaseOldGuarantees(db: QueryExecutorProvider, now: Temporal.Instant): Promise<void> {
  const before = new Date(now.epochMilliseconds - CHARGEABLE_DAYS * DAY_MS);
  await sql`
    update card_guarantees g set status = 'released' from bookings b
    where g.status = 'held' and b.id = g.booking_id and b.store_id = g.store_id and b.ends_at < ${before}`.execute(db);
}
