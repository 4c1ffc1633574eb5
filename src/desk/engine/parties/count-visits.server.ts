import { sql } from 'kysely';
import type { DeskDb } from '../../tables.server.ts';

/** Visits of the guest of booking `b` at the restaurant on days before its own and today, without no-shows. */
const isEarlierVisit = (today: string) => sql`
  e.store_id = b.store_id and e.status = 'booked' and e.booking_type = 'booking'
  and e.service_date < least(b.service_date, ${today}::date)
  and not exists (
    select from party_statuses s
    where s.booking_id = e.id and s.store_id = e.store_id and s.steps[cardinality(s.steps)] = 'no-show'
  )`;

/**
 * Which visit each party of a service date is for its guest, who is known by mailbox or phone number; first visits are
 * left out. One query.
 */
export async function countVisits(
  db: DeskDb,
  { storeId, date, today }: { storeId: string; date: string; today: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; visit: number }>`
    select b.id, count(earlier.id)::int + 1 as visit
    from bookings b cross join lateral (
      select e.id from bookings e
      where b.email <> '' and mailbox_of(e.email) = mailbox_of(b.email) and ${isEarlierVisit(today)}
      union
      select e.id from bookings e
      where b.phone_number <> '' and e.phone_number <> ''
        and phone_ending(e.phone_number) = phone_ending(b.phone_number) and ${isEarlierVisit(today)}
    ) earlier
    where b.store_id = ${storeId} and b.service_date = ${date}::date and b.booking_type = 'booking'
    group by b.id`.execute(db);
  return new Map(rows.map(({ id, visit }) => [id, visit]));
}
