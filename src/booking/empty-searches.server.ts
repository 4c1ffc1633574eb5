import { type Kysely, sql } from 'kysely';
import { londonNow } from '../values/time/london-time.ts';
import { addDays } from '../values/time/wall-time.ts';
import type { BookingTables } from './tables.server.ts';

/** Long enough to compare a month with the same one a year before. */
const KEPT_DAYS = 800;

type Search = { storeId: string; date: string };
const counts = new Map<string, Search & { searches: number }>();

/** Counts a search that found no table: in memory, so that a search costs no statement. */
export function countEmptySearch({ storeId, date }: Search): void {
  const key = `${storeId} ${date}`;
  const count = counts.get(key);
  if (count) count.searches += 1;
  else counts.set(key, { storeId, date, searches: 1 });
}

/** Adds what this process has counted since the last time to what is stored. */
export async function storeEmptySearches(db: Kysely<BookingTables>): Promise<void> {
  const rows = [...counts.values()];
  if (rows.length === 0) return;
  counts.clear();
  await sql`
    insert into empty_searches (store_id, service_date, searches)
    select "storeId", date, searches
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted ("storeId" text, date date, searches int)
    on conflict (store_id, service_date) do update set searches = empty_searches.searches + excluded.searches`.execute(
    db,
  );
}

export async function deleteOldSearches(db: Kysely<BookingTables>, now: Temporal.Instant): Promise<void> {
  const before = addDays(londonNow(now.epochMilliseconds).date, -KEPT_DAYS);
  await db.deleteFrom('empty_searches').where('service_date', '<', before).execute();
}
