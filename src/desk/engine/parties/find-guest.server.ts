import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../../booking/tables.server.ts';
import type { DeskTables } from '../../tables.server.ts';

/** The guest of a restaurant with a phone number, from the latest booking; undefined where there is none. */
export const findGuest = (db: Kysely<DeskTables>, { storeId, phone }: { storeId: string; phone: string }) =>
  db
    .withTables<BookingTables>()
    .selectFrom('bookings')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'needs',
      'team_note as note',
      'service_date as date',
    ])
    .where('store_id', '=', storeId)
    .where('status', '=', 'booked')
    .where('booking_type', '=', 'booking')
    .where('phone_number', '<>', '')
    .where(sql<string>`phone_ending(phone_number)`, '=', sql<string>`phone_ending(${phone})`)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
