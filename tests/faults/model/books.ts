import type pg from 'pg';
import type { Party } from './trattoria-rules.ts';

type Placed = Party & { date: string; time: string; areaId: string | null };
export type BookingNoted = Placed & { reference: string; status: 'booked' | 'cancelled' };
export type HoldNoted = Placed & { expiresAt: number; waitlistId: string | null };
export type PlaceNoted = {
  id: string;
  place: number;
  status: 'waiting' | 'offered' | 'booked' | 'lapsed' | 'left';
  date: string;
  time: string;
  covers: number;
  areaId: string | null;
  bookingId: string | null;
};
/** Everything the database holds of one restaurant at one moment. */
export type Books = {
  bookings: BookingNoted[];
  holds: HoldNoted[];
  places: PlaceNoted[];
  versions: Map<string, number>;
  /** How often a message of a kind was asked for, by `kind id`. */
  mails: Map<string, number>;
};

const PLACED = `id, service_date as date, service_time as time, adult_covers + child_covers as covers,
  extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt"`;

/** Reads the books past the engine, in one snapshot. */
export async function readBooks(pool: pg.Pool, storeId: string): Promise<Books> {
  const { rows } = await pool.query(
    `select
      (select coalesce(json_agg(b), '[]') from (select ${PLACED}, reference, status, area_id as "areaId",
        array(select table_id from table_allocations where booking_id = b.id and live order by 1) as "tableIds"
        from bookings b where store_id = $1 order by created_at, reference) b) as bookings,
      (select coalesce(json_agg(h), '[]') from (select ${PLACED}, null as "areaId", waitlist_id as "waitlistId",
        extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
        array(select table_id from table_allocations where hold_id = h.id and live order by 1) as "tableIds"
        from holds h where store_id = $1) h) as holds,
      (select coalesce(json_agg(w), '[]') from (select id, place, status, service_date as date, service_time as time,
        adult_covers + child_covers as covers, area_id as "areaId", booking_id as "bookingId"
        from waitlist_entries where store_id = $1 order by place) w) as places,
      (select coalesce(json_object_agg(service_date, version), '{}') from service_days where store_id = $1) as versions,
      (select coalesce(json_object_agg(what, times), '{}') from (
        select kind || ' ' || about as what, count(*) as times from asked_mails where store_id = $1 group by 1
      ) m) as mails`,
    [storeId],
  );
  const { bookings, holds, places, versions, mails } = rows[0];
  return {
    bookings,
    holds,
    places,
    versions: new Map(Object.entries(versions)),
    mails: new Map(Object.entries(mails)),
  };
}

/** Who has a table at this moment: live bookings, and holds that have not run out. */
export function atTableNow({ bookings, holds }: Books, now: number): (Placed & { waitlistId?: string | null })[] {
  return [...bookings.filter(({ status }) => status === 'booked'), ...holds.filter(({ expiresAt }) => expiresAt > now)];
}
