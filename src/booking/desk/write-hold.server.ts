import { type Kysely, sql } from 'kysely';
import type { TableWish } from '../contract.ts';
import type { FreeOffer } from '../offer.ts';
import type { BookingTables } from '../tables.server.ts';
import { type DayState, moveOn } from './move-on.server.ts';

export type NewHold = {
  id: string;
  storeId: string;
  wish: Pick<TableWish, 'date' | 'time' | 'adultCovers' | 'childCovers'>;
  offer: FreeOffer;
  expiresAt: Date;
  waitlistId: string | null;
  now: Date;
};

/**
 * Hold, tables and the day's new version in one statement, written only as `moveOn` says; gives the new version, or null
 * when the day has moved on.
 */
export async function writeHold(tx: Kysely<BookingTables>, hold: NewHold, state: DayState): Promise<number | null> {
  const { id, storeId, wish, offer } = hold;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const { rows } = await sql<{ version: number }>`
    with locked as materialized (
      select case when ${state.guarded} then lock_service_day(${storeId}, ${wish.date}::date) end
    ), moved as (
      ${moveOn({ storeId, date: wish.date }, state, sql`locked`)}
    ), held as (
      insert into holds (
        id, store_id, service_date, service_time, starts_at, ends_at, adult_covers, child_covers, expires_at,
        waitlist_id, created_at
      )
      select ${id}::uuid, ${storeId}, ${wish.date}::date, ${wish.time}, ${startsAt}::timestamptz,
        ${endsAt}::timestamptz, ${wish.adultCovers}::smallint, ${wish.childCovers}::smallint,
        ${hold.expiresAt}::timestamptz, ${hold.waitlistId}::uuid, ${hold.now}::timestamptz
      from moved
    ), seated as (
      insert into table_allocations (hold_id, store_id, table_id, during, live)
      select ${id}::uuid, ${storeId}, table_id, tstzrange(${startsAt}, ${endsAt}), true
      from moved, unnest(${offer.seat.tableIds}::text[]) table_id
    )
    select version from moved`.execute(tx);
  return rows[0]?.version ?? null;
}
