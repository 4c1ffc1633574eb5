import { type RawBuilder, sql } from 'kysely';
import type { DayKey } from './day-sheets.server.ts';

/**
 * What a seat was chosen from: the version of the day's sheet, and whether this transaction has served the waiting list
 * already. `guarded` as in DeskDeps.
 */
export type DayState = { expected: number; guarded: boolean; lineServed: boolean };

/**
 * Moves the day on while it is still as it was chosen from, and nobody waits in line who has not been looked at first.
 * The upsert looks at the row as last committed, whatever the statement's own view; who joins the line moves the day on.
 */
export function moveOn(
  { storeId, date }: DayKey,
  { expected, guarded, lineServed }: DayState,
  after: RawBuilder<unknown>,
) {
  return sql`
    insert into service_days as day
    select ${storeId}, ${date}::date, 1 from ${after}
    where ${lineServed} or not exists (
      select from waitlist_entries
      where store_id = ${storeId} and service_date = ${date}::date and status = 'waiting'
    )
    on conflict (store_id, service_date) do update set version = day.version + 1
    where day.version = ${expected} or not ${guarded}
    returning version`;
}
