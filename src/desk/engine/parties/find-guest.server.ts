import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../../booking/tables.server.ts';
import type { DeskTables } from '../../tables.server.ts';

const isPhone = (phone: string) => sql<boolean>`
  phone_number <> '' and phone_ending(phone_number) = phone_ending(${phone})`;

/** A no-show is no visit. */
const isVisit = sql<boolean>`
  not exists (
    select from party_statuses s
    where s.booking_id = bookings.id and s.store_id = bookings.store_id and s.steps[cardinality(s.steps)] = 'no-show'
  )`;

/** The guest of a restaurant with a phone number: the last visit and the next booking, as far as there are any. */
export async function findGuest(
  db: Kysely<DeskTables>,
  { storeId, phone, now }: { storeId: string; phone: string; now: number },
) {
  const bookings = bookingsAt(db, storeId).where(isPhone(phone)).limit(1);
  const [last, next] = await Promise.all([
    bookings.where('starts_at', '<=', new Date(now)).where(isVisit).orderBy('starts_at', 'desc').executeTakeFirst(),
    bookings.where('starts_at', '>', new Date(now)).orderBy('starts_at').executeTakeFirst(),
  ]);
  return { last, next };
}

const bookingsAt = (db: Kysely<DeskTables>, storeId: string) =>
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
      'service_time as time',
    ])
    .where('store_id', '=', storeId)
    .where('status', '=', 'booked')
    .where('booking_type', '=', 'booking');
