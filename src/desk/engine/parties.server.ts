import { sql } from 'kysely';
import { NIGHT_ENDS } from '../../values/time/time-window.ts';
import type { PartyStatus, PartyStep } from '../contracts/party-steps.ts';
import type { DeskDb } from '../tables.server.ts';

/** A party’s status, from its steps. */
export const statusOf = (steps: readonly PartyStep[] | null): PartyStatus => steps?.at(-1) ?? 'booked';

/** Of a booking `b`: the guest's name, and how many come. */
export const NAME = sql<string>`trim(b.first_name || ' ' || b.last_name)`;
export const COVERS = sql<number>`b.adult_covers + b.child_covers`;

const tablesWhere = (condition: ReturnType<typeof sql>) => sql<string[]>`array(
  select t.table_id from table_allocations t
  where t.booking_id = b.id and t.store_id = b.store_id and ${condition} order by t.table_id
)`;

/** Bookings `b` with their statuses `s`. */
export const bookingsWithStatus = (db: DeskDb) =>
  db
    .selectFrom('bookings as b')
    .leftJoin('party_statuses as s', (join) =>
      join.onRef('s.booking_id', '=', 'b.id').onRef('s.store_id', '=', 'b.store_id'),
    );

/** Of those: whether the party didn't come. */
export const isNoShow = sql<boolean>`b.status = 'booked' and s.steps[cardinality(s.steps)] = 'no-show'`;

/** The bookings of a restaurant as the desk shows them. */
const bookingsOf = (db: DeskDb, storeId: string) =>
  bookingsWithStatus(db)
    .leftJoin('card_guarantees as g', (join) =>
      join.onRef('g.booking_id', '=', 'b.id').onRef('g.store_id', '=', 'b.store_id'),
    )
    .select([
      'b.id',
      'b.reference',
      'b.status as bookingStatus',
      'b.service_date as date',
      'b.service_time as time',
      'b.starts_at as startsAt',
      'b.ends_at as endsAt',
      'b.source',
      'b.created_at as createdAt',
      'b.sequence',
      'b.adult_covers as adultCovers',
      'b.child_covers as childCovers',
      'b.area_id as areaId',
      'b.occasion_id as occasionId',
      'b.phone_number as phone',
      'b.special_request as request',
      'b.team_note as note',
      'b.needs',
      'b.upsells',
      'b.offer_slug as offerSlug',
      's.steps',
      's.changed_at as changedAt',
      'g.status as guarantee',
      'g.amount_pence as guaranteePence',
      sql<boolean>`b.email <> ''`.as('byEmail'),
      NAME.as('name'),
      COVERS.as('covers'),
      tablesWhere(sql`t.live`).as('tables'),
      tablesWhere(sql`not t.live`).as('lostTables'),
    ])
    .where('b.store_id', '=', storeId)
    .where('b.booking_type', '=', 'booking');

type Row = Awaited<ReturnType<ReturnType<typeof bookingsOf>['execute']>>[number];

const partyOf = <Of extends Row>({ steps, bookingStatus, ...row }: Of) => ({
  ...row,
  isCancelled: bookingStatus === 'cancelled',
  name: row.name || (row.source === 'walk-in' ? 'Walk-in' : 'No name'),
  steps: steps ?? [],
  status: statusOf(steps),
});

type Days = { storeId: string; date: string; until?: string; withCancelled?: boolean };

/** The parties of a service date, or of more, by time, then any that are cancelled. One query. */
export async function readParties(db: DeskDb, { storeId, date, until = date, withCancelled = false }: Days) {
  const rows = await bookingsOf(db, storeId)
    .where('b.service_date', '>=', date)
    .where('b.service_date', '<=', until)
    .where('b.status', 'in', withCancelled ? ['booked', 'cancelled'] : ['booked'])
    .orderBy('b.status')
    .orderBy('b.service_date')
    // By the time that is shown: a party that is seated early or late starts at another.
    .orderBy((eb) => eb('b.service_time', '<', NIGHT_ENDS))
    .orderBy('b.service_time')
    .orderBy('b.last_name')
    .orderBy('b.id')
    .execute();
  return rows.map(partyOf);
}
export type DeskParty = Awaited<ReturnType<typeof readParties>>[number];

/** One party, with all that is known of it; undefined where the restaurant has no such booking. */
export async function readParty(db: DeskDb, { storeId, bookingId }: { storeId: string; bookingId: string }) {
  const row = await bookingsOf(db, storeId)
    .select([
      'b.menu_id as menuId',
      'b.email',
      'b.should_receive_sms as getsTexts',
      'b.cancellation_words as cancellationWords',
      'g.free_until as freeUntil',
      'g.wording',
    ])
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  return row && partyOf(row);
}
export type WholeParty = NonNullable<Awaited<ReturnType<typeof readParty>>>;
