import { type Kysely, sql } from 'kysely';
import { coversOf } from '../../booking/contracts/covers.ts';
import type { BookingTables } from '../../booking/tables.server.ts';
import type { PartyStatus, PartyStep } from '../contracts/party-steps.ts';
import type { DeskTables } from '../tables.server.ts';

type Db = Kysely<DeskTables>;

/** A party by what the door has done with it. */
export const statusOf = (steps: readonly PartyStep[] | null): PartyStatus => steps?.at(-1) ?? 'booked';

/** The parties with a table on a service date, by time. One query. */
export async function readParties(db: Db, { storeId, date }: { storeId: string; date: string }) {
  const rows = await db
    .withTables<BookingTables>()
    .selectFrom('bookings as b')
    .leftJoin('party_statuses as s', (join) =>
      join.onRef('s.booking_id', '=', 'b.id').onRef('s.store_id', '=', 'b.store_id'),
    )
    .leftJoin('card_guarantees as g', (join) =>
      join.onRef('g.booking_id', '=', 'b.id').onRef('g.store_id', '=', 'b.store_id'),
    )
    .select([
      'b.id',
      'b.reference',
      'b.service_time as time',
      'b.starts_at as startsAt',
      'b.ends_at as endsAt',
      'b.source',
      'b.adult_covers as adultCovers',
      'b.child_covers as childCovers',
      'b.area_id as areaId',
      'b.occasion_id as occasionId',
      'b.first_name as firstName',
      'b.last_name as lastName',
      'b.phone_number as phone',
      'b.special_request as request',
      'b.needs',
      'b.upsells',
      's.steps',
      'g.status as guarantee',
      sql<string[]>`array(
        select t.table_id from table_allocations t
        where t.booking_id = b.id and t.store_id = b.store_id and t.live order by t.table_id
      )`.as('tables'),
      sql<string[]>`array(
        select t.table_id from table_allocations t
        where t.booking_id = b.id and t.store_id = b.store_id and not t.live order by t.table_id
      )`.as('lostTables'),
    ])
    .where('b.store_id', '=', storeId)
    .where('b.service_date', '=', date)
    .where('b.booking_type', '=', 'booking')
    .where('b.status', '=', 'booked')
    .orderBy('b.starts_at')
    .orderBy('b.last_name')
    .orderBy('b.id')
    .execute();
  return rows.map(({ steps, firstName, lastName, ...row }) => ({
    ...row,
    covers: coversOf(row),
    name: `${firstName} ${lastName}`.trim() || (row.source === 'walk-in' ? 'Walk-in' : 'No name'),
    steps: steps ?? [],
    status: statusOf(steps),
  }));
}
export type DeskParty = Awaited<ReturnType<typeof readParties>>[number];
