import { type RawBuilder, sql } from 'kysely';
import type { DayKey } from './day-sheets.server.ts';

/**
 * What a seat was chosen from: the version of the day's sheet, and whether this transaction has served the waitlist
 * already. `guarded` as in EngineDeps.
 */
export type ExpectedDay = { expected: number; guarded: boolean; waitlistServed: boolean };

/**
 * Increments the day's version if it is still the expected one and no waitlist entry is unserved. The upsert sees the
 * row as last committed, whatever the statement's snapshot; joining the waitlist increments the version too.
 */
export function bumpVersionSql(
  { storeId, date }: DayKey,
  { expected, guarded, waitlistServed }: ExpectedDay,
  after: RawBuilder<unknown>,
) {
  return sql`
    insert into service_days as day
    select ${storeId}, ${date}::date, 1 from ${after}
    where ${waitlistServed} or not exists (
      select from waitlist_entries
      where store_id = ${storeId} and service_date = ${date}::date and status = 'waiting'
    )
    on conflict (store_id, service_date) do update set version = day.version + 1
    where day.version = ${expected} or not ${guarded}
    returning version`;
}
