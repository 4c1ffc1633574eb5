import type { Kysely } from 'kysely';
import { coversOf } from '../../../booking/contracts/covers.ts';
import { closedPartyState } from '../../../booking/engine/desk/closing/closed-party.server.ts';
import type { BookingTables, ClosingRow } from '../../../booking/tables.server.ts';

type Db = Kysely<BookingTables>;
export type ClosingSpan = { storeId: string; firstDate: string; lastDate: string };

const NEWEST = 50;

const nameOf = (row: { first_name: string; last_name: string }) => `${row.first_name} ${row.last_name}`.trim();

/** A restaurant's closings, the latest first. */
export const readClosings = (db: Db, storeId: string): Promise<ClosingRow[]> =>
  db
    .selectFrom('closings')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('first_date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute();

/** The closings of a span of days that aren't over. */
export const readClosingsWithin = (db: Db, { storeId, firstDate, lastDate }: ClosingSpan): Promise<ClosingRow[]> =>
  db
    .selectFrom('closings')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('first_date', '<=', lastDate)
    .where('last_date', '>=', firstDate)
    .where('reopened_at', 'is', null)
    .orderBy('first_date')
    .execute();

export const readClosing = (db: Db, storeId: string, id: string): Promise<ClosingRow | undefined> =>
  db.selectFrom('closings').selectAll().where('id', '=', id).where('store_id', '=', storeId).executeTakeFirst();

/** The parties still to come on the days, which closing them would touch. `now` in epoch milliseconds. */
export async function readTouched(db: Db, { storeId, firstDate, lastDate }: ClosingSpan, now: number) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'first_name', 'last_name', 'service_date as date', 'service_time as time', 'email'])
    .select(['adult_covers as adultCovers', 'child_covers as childCovers'])
    .where('store_id', '=', storeId)
    .where('service_date', '>=', firstDate)
    .where('service_date', '<=', lastDate)
    .where('booking_type', '=', 'booking')
    .where('status', '=', 'booked')
    .where('starts_at', '>', new Date(now))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, date, time, email, ...row }) => ({
    ...{ id, date, time, name: nameOf(row), covers: coversOf(row), byEmail: email !== '' },
  }));
}

/** The parties of a closing in the order of their bookings, each with how it stands. */
export async function readClosedParties(db: Db, closing: ClosingRow, now: number) {
  const rows = await db
    .selectFrom('closed_parties as p')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.id', '=', 'p.booking_id').onRef('b.store_id', '=', 'p.store_id'),
    )
    .select(['b.id', 'b.first_name', 'b.last_name', 'b.phone_number', 'b.adult_covers', 'b.child_covers', 'b.status'])
    .select(['b.service_date as booked_date', 'b.service_time', 'b.starts_at', 'b.should_receive_sms', 'b.email'])
    .select(['p.service_date', 'p.offered_store_id', 'p.offered_time', 'p.held_until'])
    .select(['p.moved_store_id', 'p.moved_booking_id'])
    .where('p.closing_id', '=', closing.id)
    .where('p.store_id', '=', closing.store_id)
    .orderBy('p.service_date')
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    phone: row.phone_number,
    covers: coversOf({ adultCovers: row.adult_covers, childCovers: row.child_covers }),
    date: row.service_date,
    bookedDate: row.booked_date,
    time: row.service_time,
    byEmail: row.email !== '',
    byText: row.should_receive_sms && row.phone_number !== '',
    offered:
      row.offered_store_id && row.offered_time && row.held_until
        ? {
            storeId: row.offered_store_id,
            time: row.offered_time,
            isHeld: row.held_until.getTime() > now,
            until: row.held_until.getTime(),
          }
        : null,
    movedStoreId: row.moved_store_id,
    state: closedPartyState({ party: row, closing, booking: { ...row, service_date: row.booked_date } }, now),
  }));
}
