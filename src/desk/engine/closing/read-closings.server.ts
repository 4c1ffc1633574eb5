import { type Kysely, sql } from 'kysely';
import { closedPartyState } from '../../../booking/engine/desk/closing/closed-party.server.ts';
import type { BookingTables, ClosingRow } from '../../../booking/tables.server.ts';
import { closedFor, isShut } from '../../rules/closed-day.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { COVERS, NAME, readParties } from '../parties.server.ts';

type Db = Kysely<BookingTables>;
export type ClosingSpan = { storeId: string; firstDate: string; lastDate: string };

const NEWEST = 50;

const closingsAt = (db: Db, storeId: string) => db.selectFrom('closings').selectAll().where('store_id', '=', storeId);

/** A restaurant's closings, the latest first. */
export const readClosings = (db: Db, storeId: string): Promise<ClosingRow[]> =>
  closingsAt(db, storeId).orderBy('first_date', 'desc').orderBy('created_at', 'desc').limit(NEWEST).execute();

/** The closings of a span of days that aren't over. */
export const readClosingsWithin = (db: Db, { storeId, firstDate, lastDate }: ClosingSpan): Promise<ClosingRow[]> =>
  closingsAt(db, storeId)
    .where('first_date', '<=', lastDate)
    .where('last_date', '>=', firstDate)
    .where('reopened_at', 'is', null)
    .orderBy('first_date')
    .execute();

export const readClosing = (db: Db, storeId: string, id: string): Promise<ClosingRow | undefined> =>
  closingsAt(db, storeId).where('id', '=', id).executeTakeFirst();

/** The parties still to come on the days, which closing them would touch. `now` in epoch milliseconds. */
export async function readTouched(db: DeskDb, { storeId, firstDate, lastDate }: ClosingSpan, now: number) {
  const parties = await readParties(db, { storeId, date: firstDate, until: lastDate });
  return parties.filter(({ startsAt }) => startsAt.getTime() > now);
}

/** The parties of a closing in the order of their bookings, each with how it stands. */
export async function readClosedParties(db: Db, closing: ClosingRow, now: number) {
  const rows = await db
    .selectFrom('closed_parties as p')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.id', '=', 'p.booking_id').onRef('b.store_id', '=', 'p.store_id'),
    )
    .select(['b.id', 'b.phone_number as phone', 'b.service_date as bookedDate', 'b.service_time as time', 'b.status'])
    .select([NAME.as('name'), COVERS.as('covers'), sql<boolean>`b.email <> ''`.as('byEmail'), 'b.starts_at'])
    .select(sql<boolean>`b.should_receive_sms and b.phone_number <> ''`.as('byText'))
    .select(['p.service_date', 'p.offered_store_id', 'p.offered_time', 'p.held_until'])
    .select(['p.moved_store_id as movedStoreId', 'p.moved_booking_id'])
    .where('p.closing_id', '=', closing.id)
    .where('p.store_id', '=', closing.store_id)
    .orderBy('p.service_date')
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();
  return rows.map(({ service_date: date, offered_store_id, offered_time, held_until, moved_booking_id, ...row }) => ({
    ...row,
    date,
    offered:
      offered_store_id && offered_time && held_until
        ? {
            storeId: offered_store_id,
            time: offered_time,
            isHeld: held_until.getTime() > now,
            until: held_until.getTime(),
          }
        : null,
    state: closedPartyState(
      {
        party: { moved_booking_id, service_date: date },
        closing,
        booking: { ...row, service_date: row.bookedDate },
      },
      now,
    ),
  }));
}

/** Why the restaurant is closed on a date, and a closing's parties still to move; null if it's open. */
export async function readClosedDay(deps: DeskDeps, { storeId, date }: { storeId: string; date: string }) {
  const db = deps.db;
  const [closing] = await readClosingsWithin(db, { storeId, firstDate: date, lastDate: date });
  if (closing) {
    const parties = await readClosedParties(db, closing, deps.clock().epochMilliseconds);
    const toMove = parties.filter((party) => party.date === date && party.state === 'open').length;
    return { closing: { id: closing.id, reason: closing.reason, toMove } };
  }
  const found = deps.booking.restaurants().get(storeId);
  if (!found || !isShut(found.restaurant, date)) return null;
  return { closing: null, reason: closedFor(found.restaurant, date) };
}
export type ClosedDay = NonNullable<Awaited<ReturnType<typeof readClosedDay>>>;
