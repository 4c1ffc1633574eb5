import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '../../tables.server.ts';

/** Earlier visits of the guest of booking `b` at the restaurant, without no-shows. */
const isEarlierVisit = sql`
  e.store_id = b.store_id and e.status = 'booked' and e.booking_type = 'booking' and e.starts_at < b.starts_at
  and not exists (
    select from party_statuses s
    where s.booking_id = e.id and s.store_id = e.store_id and s.steps[cardinality(s.steps)] = 'no-show'
  )`;

/**
 * Which visit each party of a service date is for its guest, who is known by mailbox or phone number; parties without
 * either are left out. One query.
 */
export async function countVisits(
  db: Kysely<DeskTables>,
  { storeId, date }: { storeId: string; date: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; visit: number }>`
    select b.id, count(earlier.id)::int + 1 as visit
    from bookings b left join lateral (
      select e.id from bookings e
      where b.email <> '' and mailbox_of(e.email) = mailbox_of(b.email) and ${isEarlierVisit}
      union
      select e.id from bookings e
      where b.phone_number <> '' and e.phone_number <> ''
        and phone_ending(e.phone_number) = phone_ending(b.phone_number) and ${isEarlierVisit}
    ) earlier on true
    where b.store_id = ${storeId} and b.service_date = ${date}::date and b.booking_type = 'booking'
      and (b.email <> '' or b.phone_number <> '')
    group by b.id`.execute(db);
  return new Map(rows.map(({ id, visit }) => [id, visit]));
}
