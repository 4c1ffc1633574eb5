import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { DayKey } from './day-sheets.server.ts';
import type { Entrance } from './entrance.ts';

/**
 * What a seat was chosen from: the version of the day's sheet, and whether this transaction has served the waitlist
 * already. `guarded` as in EngineDeps.
 */
export type ExpectedDay = {
  expected: number;
  guarded: boolean;
  waitlistServed: boolean;
  /** Who enters before the day is locked. */
  entrance: Entrance;
  now: number;
};

/** The hold whose tables are given up for others; one of another day is not touched. */
function freedSql({ storeId, date }: DayKey, holdId: string | null) {
  if (holdId === null) return sql`freed as (select 0 as gone)`;
  const own = sql`h.id = ${holdId}::uuid and h.store_id = ${storeId} and h.service_date = ${date}::date`;
  return sql`let_go as (
      delete from table_allocations a using locked, holds h where a.hold_id = h.id and a.store_id = h.store_id and ${own} returning 1
    ), over as (
      delete from holds h using locked where ${own}
    ), freed as (select count(*) as gone from let_go)`;
}

type Writing = DayKey & {
  /** The hold that is replaced. */
  holdId: string | null;
  /** Further parts of the statement, each writing `from moved`. */
  parts: RawBuilder<unknown>;
};
type Written = { version: number | null; known: unknown };

/**
 * Writes to a day in one statement, which is whole by itself: whoever enters does so first, then the day is locked. Nothing
 * is written unless nothing stands against the entrance, the day is at the expected version and no waitlist entry is
 * unserved; joining the waitlist increments the version too. Returns the day's new version, or null when nothing was
 * written. Throws what the entrance refuses with.
 */
export async function writeToDay(
  tx: QueryExecutorProvider,
  { storeId, date, holdId, parts }: Writing,
  { expected, guarded, waitlistServed, entrance, now }: ExpectedDay,
): Promise<number | null> {
  const { rows } = await sql<Written>`
    with entered as materialized (${entrance.query(now)}), locked as materialized (
      select from (
        select lock_day_version(${storeId}, ${date}::date, ${guarded}) as version from entered where ${entrance.isPlain}
      ) day
      where (version = ${expected} or not ${guarded}) and (${waitlistServed} or not exists (
        select from waitlist_entries
        where store_id = ${storeId} and service_date = ${date}::date and status = 'waiting'
      ))
    ), ${freedSql({ storeId, date }, holdId)}, moved as (
      insert into service_days as day select ${storeId}, ${date}::date, 1 from locked, freed
      on conflict (store_id, service_date) do update set version = day.version + 1
      where day.version = ${expected} or not ${guarded}
      returning version
    ), ${parts}
    select (select version from moved) as version, known from entered`.execute(tx);
  const { version, known } = rows[0] as Written;
  if (version === null) entrance.admit(known, now);
  return version;
}
