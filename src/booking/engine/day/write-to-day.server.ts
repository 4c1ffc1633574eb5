import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { DayKey } from './day-sheets.server.ts';

/** Locks an e-mail address or a visitor before the day is locked, and counts what it has. */
export type Entrance = {
  /** Returns one row with a JSON column, `known`. */
  query: RawBuilder<{ known: unknown }>;
  /** Whether `known` rules out a refusal. */
  isClear: RawBuilder<boolean>;
};

/** For offers to the waitlist, and where the transaction has counted already. */
export const NO_ENTRANCE: Entrance = { query: sql`select null::jsonb as known`, isClear: sql<boolean>`true` };

/** The day as the seat was chosen from it. */
export type ExpectedDay = {
  version: number;
  /** Whether the day is locked, see EngineDeps. */
  guarded: boolean;
  /** Whether this transaction has already served the waitlist. */
  waitlistServed: boolean;
  entrance: Entrance;
};

/** Releases the tables of the replaced hold; a hold of another day is left alone. */
function freedSql({ storeId, date }: DayKey, holdId: string | null) {
  if (holdId === null) return sql`freed as (select 0 as gone)`;
  const own = sql`h.id = ${holdId}::uuid and h.store_id = ${storeId} and h.service_date = ${date}::date`;
  return sql`released as (
      delete from table_allocations a using locked, holds h where a.hold_id = h.id and a.store_id = h.store_id and ${own} returning 1
    ), over as (
      delete from holds h using locked where ${own}
    ), freed as (select count(*) as gone from released)`;
}

type Write = DayKey & {
  replacedHoldId: string | null;
  /** Further parts of the statement, each selecting from `moved`. */
  parts: RawBuilder<unknown>;
};
/** The new version of the day, null when nothing was written; and what its entrance counted. */
export type WriteResult = { version: number | null; known: unknown };

/**
 * Writes to a day in a single statement: runs the entrance, then locks the day. Writes nothing unless the entrance is
 * clear, the day is at the expected version and no waitlist entry is unserved; joining the waitlist increments the
 * version too.
 */
export async function writeToDay(
  tx: QueryExecutorProvider,
  { storeId, date, replacedHoldId, parts }: Write,
  { version, guarded, waitlistServed, entrance }: ExpectedDay,
): Promise<WriteResult> {
  const { rows } = await sql<WriteResult>`
    with entered as materialized (${entrance.query}), locked as materialized (
      select from (
        select lock_day_version(${storeId}, ${date}::date, ${guarded}) as version from entered where ${entrance.isClear}
      ) day
      where (version = ${version} or not ${guarded}) and (${waitlistServed} or not exists (
        select from waitlist_entries
        where store_id = ${storeId} and service_date = ${date}::date and status = 'waiting' and email <> ''
      ))
    ), ${freedSql({ storeId, date }, replacedHoldId)}, moved as (
      insert into service_days as day select ${storeId}, ${date}::date, 1 from locked, freed
      on conflict (store_id, service_date) do update set version = day.version + 1
      where day.version = ${version} or not ${guarded}
      returning version
    ), ${parts}
    select (select version from moved) as version, known from entered`.execute(tx);
  return rows[0] as WriteResult;
}
