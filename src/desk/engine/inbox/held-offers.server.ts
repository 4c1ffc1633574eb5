import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '../../tables.server.ts';

type HeldOffer = {
  requestId: string;
  time: string;
  covers: number;
  name: string;
  tables: string[];
  /** When the hold ends. */
  until: Date;
};

/** The tables of a date that are held for requests, by time. */
export async function readHeldOffers(
  db: Kysely<DeskTables>,
  { storeId, date, now }: { storeId: string; date: string; now: number },
): Promise<HeldOffer[]> {
  const { rows } = await sql<HeldOffer>`
    select a.request_id as "requestId", h.service_time as time, h.adult_covers + h.child_covers as covers,
      coalesce(b.first_name || ' ' || b.last_name, c.first_name || ' ' || c.last_name, '') as name,
      array(
        select table_id from table_allocations t where t.hold_id = h.id and t.store_id = h.store_id order by table_id
      ) as tables,
      h.expires_at as until
    from holds h
      join offered_times o on o.hold_id = h.id and o.store_id = h.store_id
      join request_answers a on a.id = o.answer_id and a.store_id = o.store_id
      left join bookings b on b.id = a.request_id and b.store_id = a.store_id
      left join contact_messages c on c.id = a.request_id
    where h.store_id = ${storeId} and h.service_date = ${date}::date and h.expires_at > ${new Date(now)}
    order by h.starts_at`.execute(db);
  return rows;
}
