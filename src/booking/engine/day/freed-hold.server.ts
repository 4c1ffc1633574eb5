import { sql } from 'kysely';
import type { DayKey } from './day-sheets.server.ts';

/**
 * The tables held so far are released in the statement that takes others, after `locked` and before anything is written.
 * A hold of another day is not touched: it is released or expires on its own day.
 */
export function freedSql({ holdId, storeId, date }: DayKey & { holdId: string | null }) {
  if (holdId === null) return sql`freed as (select 0 as gone)`;
  const own = sql`h.id = ${holdId}::uuid and h.store_id = ${storeId} and h.service_date = ${date}::date`;
  return sql`let_go as (
      delete from table_allocations a using locked, holds h where a.hold_id = h.id and a.store_id = h.store_id and ${own} returning 1
    ), over as (
      delete from holds h using locked where ${own}
    ), freed as (select count(*) as gone from let_go)`;
}
