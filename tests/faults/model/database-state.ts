import type pg from 'pg';
import type { ModelParty } from './restaurant-rules.ts';

type SeatedRecord = ModelParty & { date: string; time: string; areaId: string | null };
export type BookingRecord = SeatedRecord & { reference: string; status: 'booked' | 'cancelled' };
export type HoldRecord = SeatedRecord & {
  madeAt: number;
  expiresAt: number;
  waitlistId: string | null;
};
export type WaitlistRecord = {
  id: string;
  position: number;
  status: 'waiting' | 'offered' | 'booked' | 'lapsed' | 'left';
  date: string;
  time: string;
  from: string;
  to: string;
  covers: number;
  areaId: string | null;
  email: string;
  bookingId: string | null;
};
/** The database state of one restaurant at one moment. */
export type DatabaseState = {
  bookings: BookingRecord[];
  holds: HoldRecord[];
  waitlist: WaitlistRecord[];
  versions: Map<string, number>;
  /** How often an e-mail of a kind was queued, by `kind id`. */
  emails: Map<string, number>;
};

const SEATED_COLUMNS = `id, service_date as date, service_time as time, adult_covers + child_covers as covers,
  extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt"`;

/** Reads the state directly from the database, in one snapshot. */
export async function readDatabaseState(pool: pg.Pool, storeId: string): Promise<DatabaseState> {
  const { rows } = await pool.query(
    `select
      (select coalesce(json_agg(b), '[]') from (select ${SEATED_COLUMNS}, reference, status, area_id as "areaId",
        array(select table_id from table_allocations where booking_id = b.id and live order by 1) as "tableIds"
        from bookings b where store_id = $1 order by created_at, reference) b) as bookings,
      (select coalesce(json_agg(h), '[]') from (select ${SEATED_COLUMNS}, null as "areaId", waitlist_id as "waitlistId",
        extract(epoch from created_at)::float8 * 1000 as "madeAt",
        extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
        array(select table_id from table_allocations where hold_id = h.id and live order by 1) as "tableIds"
        from holds h where store_id = $1) h) as holds,
      (select coalesce(json_agg(w), '[]') from (select id, place as position, status, service_date as date, service_time as time,
        coalesce(window_from, service_time) as "from", coalesce(window_to, service_time) as "to",
        adult_covers + child_covers as covers, area_id as "areaId", email, booking_id as "bookingId"
        from waitlist_entries where store_id = $1 order by place) w) as waitlist,
      (select coalesce(json_object_agg(service_date, version), '{}') from service_days where store_id = $1) as versions,
      (select coalesce(json_object_agg(what, times), '{}') from (
        select kind || ' ' || about as what, count(*) as times from queued_emails where store_id = $1 group by 1
        ) e) as emails`,
    [storeId],
  );
  const { bookings, holds, waitlist, versions, emails } = rows[0];
  return {
    bookings,
    holds,
    waitlist,
    versions: new Map(Object.entries(versions)),
    emails: new Map(Object.entries(emails)),
  };
}

/** Who has a table at this moment: live bookings, and unexpired holds. */
export function seatedNowIn(
  { bookings, holds }: DatabaseState,
  now: number,
): (SeatedRecord & { waitlistId?: string | null })[] {
  return [...bookings.filter(({ status }) => status === 'booked'), ...holds.filter(({ expiresAt }) => expiresAt > now)];
}
