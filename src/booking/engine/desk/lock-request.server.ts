import type { Kysely } from 'kysely';
import type { ContactTables } from '../../../contact/tables.server.ts';
import type { BookingTables } from '../../tables.server.ts';

export type RequestKey = { requestId: string; storeId: string };

/**
 * A request for a table, locked until the transaction ends: an enquiry or event, or a message by the group form. Null
 * where it is none any more. The locks of days come first.
 */
export async function lockRequest(tx: Kysely<BookingTables>, { requestId, storeId }: RequestKey) {
  const booking = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', requestId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();
  if (booking) return booking.status === 'received' && booking.email !== '' ? { booking, message: null } : null;
  const message = await tx
    .withTables<ContactTables>()
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', requestId)
    .where('store_id', '=', storeId)
    .where('kind', '=', 'group-booking')
    .forUpdate()
    .executeTakeFirst();
  return message ? { booking: null, message } : null;
}
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;
