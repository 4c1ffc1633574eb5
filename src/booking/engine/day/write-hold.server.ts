import { type QueryExecutorProvider, sql } from 'kysely';
import type { TableRequest } from '../../contracts/booking.ts';
import type { FreeSlot } from '../../rules/seating/availability.ts';
import { jsonb } from './jsonb.ts';
import { type ExpectedDay, writeToDay } from './taken-day.server.ts';

export type NewHold = {
  id: string;
  storeId: string;
  request: Pick<TableRequest, 'date' | 'time' | 'adultCovers' | 'childCovers' | 'needs'>;
  offer: FreeSlot;
  expiresAt: Date;
  waitlistId: string | null;
  now: Date;
  /** Who asked for it; nobody did where it is an offer to the waitlist. */
  sessionHash?: Buffer;
  addressHash?: Buffer;
  /** The hold of the same day that this one replaces. */
  replaced?: string | null;
};

/** Hold, tables and the day's new version in one statement; returns and throws as `writeToDay`. */
export function writeHold(tx: QueryExecutorProvider, hold: NewHold, state: ExpectedDay): Promise<number | null> {
  const { id, storeId, request, offer } = hold;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const parts = sql`held as (
      insert into holds (
        id, store_id, service_date, service_time, starts_at, ends_at, adult_covers, child_covers, expires_at,
        waitlist_id, created_at, needs, session_hash, asker
      )
      select ${id}::uuid, ${storeId}, ${request.date}::date, ${request.time}, ${startsAt}::timestamptz,
        ${endsAt}::timestamptz, ${request.adultCovers}::smallint, ${request.childCovers}::smallint,
        ${hold.expiresAt}::timestamptz, ${hold.waitlistId}::uuid, ${hold.now}::timestamptz,
        ${jsonb(request.needs)}, ${hold.sessionHash ?? null}::bytea, ${hold.addressHash ?? null}::bytea
      from moved
    ), seated as (
      insert into table_allocations (hold_id, store_id, table_id, during, live)
      select ${id}::uuid, ${storeId}, table_id, tstzrange(${startsAt}, ${endsAt}), true
      from moved, unnest(${offer.seat.tableIds}::text[]) table_id
    )`;
  return writeToDay(tx, { storeId, date: request.date, holdId: hold.replaced ?? null, parts }, state);
}
