import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import type { BookingRow, BookingTables, CardGuaranteeRow } from '../tables.server.ts';

export type FoundBooking = { booking: BookingRow; guarantee: CardGuaranteeRow | null };

/** The booking a manage link stands for; `lock` keeps the row locked until the end of the transaction. */
export async function findBookingByToken(
  db: Kysely<BookingTables>,
  manageToken: string,
  { lock = false } = {},
): Promise<FoundBooking | null> {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('manage_token_hash', '=', tokenHash(manageToken))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!booking) return null;
  const guarantee = await db
    .selectFrom('card_guarantees')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .executeTakeFirst();
  return { booking, guarantee: guarantee ?? null };
}

export const serviceDayOf = ({ store_id: storeId, service_date: date }: BookingRow) => ({ storeId, date });
