import { sql } from 'kysely';
import type { DeskDb } from '../../tables.server.ts';

type HeldOffer = {
  /** Null where a card is awaited. */
  requestId: string | null;
  time: string;
  covers: number;
  name: string;
  tables: string[];
  /** When the hold ends. */
  until: Date;
};

/** The tables of a date that are held for requests, or for callers and diners who have yet to add a card, by time. */
export async function readHeldOffers(
  db: DeskDb,
  { storeId, date, now }: { storeId: string; date: string; now: number },
): Promise<HeldOffer[]> {
  const { rows } = await sql<HeldOffer>`
    select a.request_id as "requestId", h.service_time as time, h.adult_covers + h.child_covers as covers,
      coalesce(b.first_name || ' ' || b.last_name, c.first_name || ' ' || c.last_name,
        w.first_name || ' ' || w.last_name, '') as name,
      array(
        select table_id from table_allocations t where t.hold_id = h.id and t.store_id = h.store_id order by table_id
      ) as tables,
      h.expires_at as until
    from holds h
      left join waitlist_entries w on w.id = h.waitlist_id and w.store_id = h.store_id
      left join offered_times o on o.hold_id = h.id and o.store_id = h.store_id
      left join request_answers a on a.id = o.answer_id and a.store_id = o.store_id
      left join bookings b on b.id = a.request_id and b.store_id = a.store_id
      left join contact_messages c on c.id = a.request_id
    where h.store_id = ${storeId} and h.service_date = ${date}::date and h.expires_at > ${new Date(now)}
      and (a.id is not null or w.card_later is not null)
    order by h.starts_at`.execute(db);
  return rows;
}
