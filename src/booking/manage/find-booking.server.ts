import type { Kysely } from 'kysely';
import { tokenHash } from '../reference.ts';
import type { BookingRow, BookingTables, CardGuaranteeRow } from '../tables.server.ts';

export type FoundBooking = { booking: BookingRow; guarantee: CardGuaranteeRow | null };

/** The booking a link stands for, as it is now; `lock` keeps it so until the end of the transaction. */
export async function findBooking(
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
    .executeTakeFirst();
  return { booking, guarantee: guarantee ?? null };
}

export const dayOf = ({ store_id: storeId, service_date: date }: BookingRow) => ({ storeId, date });
