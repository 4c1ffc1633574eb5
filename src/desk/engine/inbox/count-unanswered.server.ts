import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '../../tables.server.ts';

/** How many requests for days to come nobody has answered. */
export async function countUnanswered(
  db: Kysely<DeskTables>,
  { storeId, today }: { storeId: string; today: string },
): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select count(*)::int as requests from (
      select id from bookings
      where store_id = ${storeId} and service_date >= ${today}::date and status = 'received'
      union all
      select id from contact_messages m
      where store_id = ${storeId} and visit_date >= ${today} and kind = 'group-booking'
        and not exists (select from bookings b where b.id = m.id and b.store_id = m.store_id)
    ) r
    where not exists (select from request_answers a where a.request_id = r.id and a.store_id = ${storeId})`.execute(db);
  return rows[0]?.requests ?? 0;
}
