import { sql } from 'kysely';
import type { DeskDb } from '../../tables.server.ts';
import { bookingsWithStatus } from '../parties.server.ts';
import { isSameLastName, namesOf } from './guest-name.ts';

/** More than anybody remembers. */
const MOST_BOOKINGS = 100;

type Caller = {
  storeId: string;
  phone: string;
  /** As far as it's known: '' for anybody with the number. */
  name: string;
  now: number;
};

/**
 * The guest of a restaurant with a phone number: the last visit and the next booking, as far as there are any.
 * `isOther`: it's only known under other last names.
 */
export async function findGuest(db: DeskDb, { storeId, phone, name, now }: Caller) {
  const withNumber = await bookingsAt(db, storeId, phone);
  const { lastName } = namesOf(name.trim());
  const theirs = withNumber.filter(
    (booking) => lastName === '' || booking.lastName === '' || isSameLastName(booking.lastName, lastName),
  );
  const guests = theirs.length > 0 ? theirs : withNumber;
  const last = guests.find(({ startsAt }) => startsAt.getTime() <= now);
  const next = guests.findLast(({ startsAt }) => startsAt.getTime() > now);
  const known = last ?? next;
  return known ? { known, last, next, isOther: theirs.length === 0 } : null;
}

const bookingsAt = (db: DeskDb, storeId: string, phone: string) =>
  bookingsWithStatus(db)
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'needs', 'team_note as note'])
    .select(['service_date as date', 'service_time as time', 'starts_at as startsAt'])
    .where('b.store_id', '=', storeId)
    .where('status', '=', 'booked')
    .where('booking_type', '=', 'booking')
    .where(sql<boolean>`phone_number <> '' and phone_ending(phone_number) = phone_ending(${phone})`)
    // A no-show is no visit.
    .where(sql<boolean>`s.steps[cardinality(s.steps)] is distinct from 'no-show'`)
    .orderBy('starts_at', 'desc')
    .limit(MOST_BOOKINGS)
    .execute();

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
