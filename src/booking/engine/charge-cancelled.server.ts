import type { Kysely } from 'kysely';
import type { CardVault } from '../../payments/card/card-vault.ts';
import type { ChargeJob } from '../contracts/charge-jobs.ts';
import type { BookingTables } from '../tables.server.ts';

type Deps = { db: Kysely<BookingTables>; vault: Pick<CardVault, 'charge'> };

/** Charges the fee of a late cancellation, once. Throws while the card provider is unreachable, so that the job is retried. */
export async function chargeCancelled({ db, vault }: Deps, { bookingId }: ChargeJob): Promise<void> {
  const due = await db
    .selectFrom('card_guarantees as guarantee')
    .innerJoin('bookings as booking', (join) =>
      join.onRef('booking.id', '=', 'guarantee.booking_id').onRef('booking.store_id', '=', 'guarantee.store_id'),
    )
    .select(['guarantee.store_id', 'guarantee.customer_id', 'guarantee.amount_pence', 'booking.reference'])
    .where('guarantee.booking_id', '=', bookingId)
    .where('guarantee.status', '=', 'due')
    .executeTakeFirst();
  if (!due) return;
  const orderId = `${due.reference}-late`;
  const outcome = await vault.charge({ customerId: due.customer_id, amountPence: due.amount_pence, orderId });
  if (!outcome.ok && outcome.reason === 'unavailable') throw new Error('the card provider is unreachable');
  await db
    .updateTable('card_guarantees')
    .set({ status: outcome.ok ? 'charged' : 'refused' })
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', due.store_id)
    .where('status', '=', 'due')
    .execute();
}
