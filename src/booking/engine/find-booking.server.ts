import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import type { BookingRow, BookingTables, CardGuaranteeRow } from '../tables.server.ts';

export type FoundBooking = { booking: BookingRow; guarantee: CardGuaranteeRow | null };

/** In a distributed database, store_id decides which node locks the row. */
const lockedRow = async (db: Kysely<BookingTables>, key?: Pick<BookingRow, 'id' | 'store_id'>) =>
  key &&
  db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', key.id)
    .where('store_id', '=', key.store_id)
    .forUpdate()
    .executeTakeFirst();

/** The booking of a manage link; `lock` locks its row until the transaction ends. */
export async function findBookingByToken(
  db: Kysely<BookingTables>,
  manageToken: string,
  { lock = false } = {},
): Promise<FoundBooking | null> {
  const byToken = db.selectFrom('bookings').where('manage_token_hash', '=', tokenHash(manageToken));
  const booking = await (lock
    ? lockedRow(db, await byToken.select(['id', 'store_id']).executeTakeFirst())
    : byToken.selectAll().executeTakeFirst());
  if (!booking) return null;
  return withGuarantee(db, booking);
}

/** A booking with its card guarantee. */
export async function withGuarantee(db: Kysely<BookingTables>, booking: BookingRow): Promise<FoundBooking> {
  const guarantee = await db
    .selectFrom('card_guarantees')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .executeTakeFirst();
  return { booking, guarantee: guarantee ?? null };
}

export const serviceDayOf = ({ store_id: storeId, service_date: date }: BookingRow) => ({ storeId, date });
