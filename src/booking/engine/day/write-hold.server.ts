import { type QueryExecutorProvider, sql } from 'kysely';
import type { TableRequest } from '../../contracts/booking.ts';
import type { FreeSlot } from '../../rules/seating/availability.ts';
import { jsonb } from './jsonb.ts';
import { type ExpectedDay, type WriteResult, writeToDay } from './write-to-day.server.ts';

export type NewHold = {
  id: string;
  storeId: string;
  request: Pick<TableRequest, 'date' | 'time' | 'adultCovers' | 'childCovers' | 'needs'>;
  /** Instants in epoch milliseconds. */
  expiresAt: number;
  waitlistId: string | null;
  now: number;
  /** Absent from an offer to the waitlist. */
  visitor?: { sessionHash: Buffer; addressHash: Buffer };
  /** The hold of the same day that this one replaces. */
  replacedHoldId?: string | null;
};

/** Writes the hold and its tables in one statement, see `writeToDay`. */
export function writeHold(
  tx: QueryExecutorProvider,
  hold: NewHold,
  { offer, day }: { offer: FreeSlot; day: ExpectedDay },
): Promise<WriteResult> {
  const { id, storeId, request, visitor, replacedHoldId = null } = hold;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const parts = sql`held as (
      insert into holds (
        id, store_id, service_date, service_time, starts_at, ends_at, adult_covers, child_covers, expires_at,
        waitlist_id, created_at, needs, session_hash, asker
      )
      select ${id}::uuid, ${storeId}, ${request.date}::date, ${request.time}, ${startsAt}::timestamptz,
        ${endsAt}::timestamptz, ${request.adultCovers}::smallint, ${request.childCovers}::smallint,
        ${new Date(hold.expiresAt)}::timestamptz, ${hold.waitlistId}::uuid, ${new Date(hold.now)}::timestamptz,
        ${jsonb(request.needs)}, ${visitor?.sessionHash ?? null}::bytea, ${visitor?.addressHash ?? null}::bytea
      from moved
    ), seated as (
      insert into table_allocations (hold_id, store_id, table_id, during, live)
      select ${id}::uuid, ${storeId}, table_id, tstzrange(${startsAt}, ${endsAt}), true
      from moved, unnest(${offer.seat.tableIds}::text[]) table_id
    )`;
  return writeToDay(tx, { storeId, date: request.date, replacedHoldId, parts }, day);
}
