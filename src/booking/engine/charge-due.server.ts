import type { Kysely } from 'kysely';
import type { CardVault } from '../../payments/card/card-vault.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ChargeJob } from '../contracts/charge-jobs.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import type { BookingTables } from '../tables.server.ts';

type Deps = { db: Kysely<BookingTables>; vault: Pick<CardVault, 'charge'>; jobs: Pick<Jobs, 'enqueue'> };

/**
 * Charges what a late cancellation or a no-show costs, once. Throws while the card provider is unreachable, so that the
 * job is retried. A refused charge is tried again as an order of its own: the first stays refused.
 */
export async function chargeDue({ db, vault, jobs }: Deps, { bookingId }: ChargeJob): Promise<void> {
  const due = await db
    .selectFrom('card_guarantees as guarantee')
    .innerJoin('bookings as booking', (join) =>
      join.onRef('booking.id', '=', 'guarantee.booking_id').onRef('booking.store_id', '=', 'guarantee.store_id'),
    )
    .select(['guarantee.store_id', 'guarantee.customer_id', 'guarantee.amount_pence', 'guarantee.retries'])
    .select(['booking.reference', 'booking.status', 'booking.sequence'])
    .where('guarantee.booking_id', '=', bookingId)
    .where('guarantee.status', '=', 'due')
    .executeTakeFirst();
  if (!due) return;
  const { retries } = due;
  const orderId = `${due.reference}-late${retries > 0 ? `-${retries + 1}` : ''}`;
  const outcome = await vault.charge({ customerId: due.customer_id, amountPence: due.amount_pence, orderId });
  if (!outcome.ok && outcome.reason === 'unavailable') throw new Error('the card provider is unreachable');
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('card_guarantees')
      .set({ status: outcome.ok ? 'charged' : 'refused' })
      .where('booking_id', '=', bookingId)
      .where('store_id', '=', due.store_id)
      .where('status', '=', 'due')
      .where('retries', '=', retries)
      .executeTakeFirst();
    // The e-mail about a cancellation has said what it costs.
    const isNews = due.status === 'booked' || retries > 0;
    if (numUpdatedRows > 0n && outcome.ok && isNews)
      await jobs.enqueue<BookingTables>(
        tx,
        bookingMailJobs(['booking-charged'], { bookingId, sequence: due.sequence }),
      );
  });
}
