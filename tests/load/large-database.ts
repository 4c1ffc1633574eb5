import type pg from 'pg';

/** The data of a chain of 1,000 restaurants with 200 parties a day, with a fortnight's bookings. */
export const LARGE = {
  bookings: 3_000_000,
  aDay: 200_000,
  /** Past their retention: half a day's. */
  toForget: 100_000,
  keys: 1_400_000,
  keysToDelete: 100_000,
  /** Two for each booking; completed ones are kept for a day. Those to delete are a day's backlog. */
  jobs: 800_000,
  jobsToDelete: 400_000,
  customers: 1_000_000,
};

/** From the first expired date to a month ahead; future bookings become fewer from day to day. */
const BOOKINGS = `
  insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
    adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, special_request,
    should_receive_promotions, should_receive_sms, manage_token_hash, created_at)
  select gen_random_uuid(), 'R' || n, 'booking', case when n % 12 = 0 then 'cancelled' else 'booked' end,
    (1000 + n % 1000)::text, day, '19:00', day + interval '19 hours', day + interval '20 hours 30 minutes', 2, 0,
    'table', 'main', 'Ann', 'Baker', 'guest' || n || '@example.co.uk', '+447700900123', '', false, false,
    sha256(n::text::bytea), day - interval '3 days'
  from generate_series(1, $1::int) n,
    lateral (select case when n <= $2 then $3::date - 1 else $3::date + (n - $2) / $4::int end as day) d`;

const KEYS = `
  insert into idempotency_keys (key, store_id, body_hash, answer, created_at, session_hash)
  select gen_random_uuid()::text, (1000 + n % 1000)::text, sha256(n::text::bytea),
    jsonb_build_object('bookingReference', 'R' || n, 'bookingStatus', 1, 'manageToken', repeat('t', 43)),
    $3::timestamptz + (n - $2::int) * interval '0.4 seconds', sha256('session')
  from generate_series(1, $1::int) n`;

const JOBS = `
  insert into pgboss.job (name, data, state, policy, deletion_seconds, created_on, started_on, completed_on)
  select 'mail', jsonb_build_object('kind', 'booking-confirmation', 'bookingId', gen_random_uuid(), 'sequence', 0),
    'completed', 'standard', 86400, at, at, at
  from generate_series(1, $1::int) n,
    lateral (select now() - interval '1 day' + (n - $2::int) * interval '0.2 seconds' as at) a`;

const CUSTOMERS = `
  insert into customers (id, guid, email, first_name, birth_date, confirmed_at, created_at)
  select gen_random_uuid(), gen_random_uuid(), 'guest' || n || '@example.co.uk', 'Ann', n % 20000 * 86400, at, at
  from generate_series(1, $1::int) n, (select now() - interval '100 days' as at) a`;
const CONSENTS = `
  insert into customer_consents (address_hash, channel, state, place, wording, happened_at)
  select consent_address(email), channel, 'given', 'form', '1', confirmed_at
  from customers, unnest('{email,sms}'::text[]) channel`;

type Dates = { forgotten: string; deleted: Date };

/** Fills a database with its schema and queues; `forgotten` is the first date of service that is kept. */
export async function fillLargeDatabase(client: Pick<pg.Pool, 'query'>, { forgotten, deleted }: Dates): Promise<void> {
  await client.query(BOOKINGS, [LARGE.bookings, LARGE.toForget, forgotten, LARGE.aDay]);
  await client.query(KEYS, [LARGE.keys, LARGE.keysToDelete, deleted]);
  await client.query(JOBS, [LARGE.jobs, LARGE.jobsToDelete]);
  await client.query(CUSTOMERS, [LARGE.customers]);
  await client.query(CONSENTS);
  await client.query('vacuum (analyze)');
}
