import type { ClientBase } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { listInWords } from '../values/text.ts';

/**
 * Selected by date, and so includes the evening before. The index covers entries with an address, which all waiting
 * ones have.
 */
const TO_COME = `
  select store_id, sum(bookings)::int as bookings, sum(requests)::int as requests, sum(waiting)::int as waiting
  from (
    select store_id, (status = 'booked')::int as bookings, (status = 'received')::int as requests, 0 as waiting
    from bookings
    where store_id = any($1) and service_date >= $2::timestamptz::date - 2
      and status in ('booked', 'received') and ends_at > $2
    union all
    select store_id, 0, 0, 1
    from waitlist_entries
    where store_id = any($1) and service_date >= $2::timestamptz::date - 2 and email <> ''
      and status in ('waiting', 'offered') and coalesce(window_ends_at, starts_at) > $2
  ) one
  group by store_id`;

type Counts = { store_id: string; bookings: number; requests: number; waiting: number };

const inWords = ({ bookings, requests, waiting }: Counts) =>
  listInWords(
    [
      [bookings, 'booking', 'bookings'] as const,
      [requests, 'request', 'requests'] as const,
      [waiting, 'party on the waitlist', 'parties on the waitlist'] as const,
    ]
      .filter(([count]) => count > 0)
      .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`),
    'and',
  );

/** Upcoming parties per restaurant, in words: '12 bookings and 1 request'. Leaves out restaurants without any. */
export const upcomingParties = (clock: Clock) => async (client: ClientBase, storeIds: string[]) => {
  const now = new Date(clock().epochMilliseconds);
  const { rows } = await client.query<Counts>(TO_COME, [storeIds, now]);
  return new Map(rows.map((row) => [row.store_id, inWords(row)]));
};
