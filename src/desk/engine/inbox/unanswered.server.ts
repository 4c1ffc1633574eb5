import { type RawBuilder, sql } from 'kysely';
import type { DeskDb } from '../../tables.server.ts';

export type Unanswered = { id: string; storeId: string; kind: 'enquiry' | 'event'; createdAt: Date };

/** The requests for today or later that nobody has answered. Without an address, nobody can. */
export const unansweredFrom = (today: string): RawBuilder<Unanswered> => sql`(
  select * from (
    select id, store_id as "storeId", booking_type as kind, created_at as "createdAt" from bookings
    where status = 'received' and service_date >= ${today}::date and email <> ''
    union all
    select id, store_id, 'event', created_at from contact_messages
    where kind = 'group-booking' and visit_date >= ${today} and store_id is not null
  ) r
  where not exists (select from request_answers a where a.request_id = r.id and a.store_id = r."storeId")
)`;

export async function countUnanswered(db: DeskDb, storeId: string, today: string): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select count(*)::int as requests from ${unansweredFrom(today)} u where "storeId" = ${storeId}`.execute(db);
  return rows[0]?.requests ?? 0;
}
