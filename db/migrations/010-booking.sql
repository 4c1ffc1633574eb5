-- Bookings, the tables they hold, what happened to them, and the answers already given.

create table bookings (
  id uuid primary key,
  reference text not null constraint bookings_reference_unique unique,
  booking_type text not null check (booking_type in ('booking', 'enquiry', 'event')),
  status text not null check (status in ('booked', 'cancelled')),
  store_id text not null,
  -- The date of service: a sitting past midnight belongs to the date it began on.
  service_date date not null,
  -- Wall time in Europe/London, HH:MM.
  service_time text not null check (service_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  adult_covers smallint not null check (adult_covers > 0),
  child_covers smallint not null check (child_covers >= 0),
  occasion_id text not null,
  menu_id text not null,
  -- The area asked for; null when any would do.
  area_id text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  special_request text not null,
  should_receive_promotions boolean not null,
  should_receive_sms boolean not null,
  -- SHA-256 of the token with which the diner manages the booking; the token itself is never stored.
  manage_token_hash bytea not null,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index bookings_of_service on bookings (store_id, service_date);

-- Which tables a booking holds, and when. Freed tables stay as rows that are no longer live.
create table table_allocations (
  booking_id uuid not null references bookings (id),
  store_id text not null,
  table_id text not null,
  during tstzrange not null,
  live boolean not null,
  primary key (booking_id, table_id),
  -- The last word on overselling: whatever the code does, no two live allocations of one table overlap.
  constraint one_party_per_table exclude using gist (store_id with =, table_id with =, during with &&) where (live)
);

create table booking_history (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  event text not null,
  happened_at timestamptz not null,
  detail jsonb not null
);
create index booking_history_of_booking on booking_history (booking_id);

create function refuse_rewriting_history() returns trigger language plpgsql as $$
begin
  raise exception 'booking_history is append-only';
end
$$;
create trigger booking_history_is_append_only
  before update or delete on booking_history
  for each row execute function refuse_rewriting_history();

-- The same key gets the same answer; a different body under a used key is refused.
create table idempotency_keys (
  key text constraint idempotency_keys_used primary key,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null
);

-- The version moves with every change of a day's allocations, so that a day read before can be trusted or read again.
create table service_days (
  store_id text not null,
  service_date date not null,
  version bigint not null,
  primary key (store_id, service_date)
);

-- The parties at table on one date of service, with the tables they hold. Instants in epoch milliseconds.
create function seated_parties(wanted_store text, wanted_date date)
returns table (starts_at double precision, ends_at double precision, covers int, table_ids text[])
language sql stable as $$
  select extract(epoch from b.starts_at) * 1000, extract(epoch from b.ends_at) * 1000,
    b.adult_covers + b.child_covers, array_agg(a.table_id)
  from bookings b join table_allocations a on a.booking_id = b.id and a.live
  where b.store_id = wanted_store and b.service_date = wanted_date
  group by b.id
$$;

-- Takes the day for this transaction, then reads it: version, parties (only when the caller's copy is of another
-- version) and the answer already given under a key. The function is volatile, so that each of its statements sees what
-- was committed while it waited for the lock; the same in one plain statement would look at the past.
create function enter_service_day(
  wanted_store text, wanted_date date, wanted_key text, known_version bigint, guarded boolean
)
returns table (version bigint, seated jsonb, body_hash bytea, answer jsonb)
language plpgsql volatile as $$
declare
  current_version bigint;
begin
  if guarded then
    perform pg_advisory_xact_lock(hashtext(wanted_store), wanted_date - date '2000-01-01');
  end if;
  select coalesce(max(d.version), 0) into current_version
  from service_days d where d.store_id = wanted_store and d.service_date = wanted_date;
  return query
  select
    current_version,
    case when current_version is distinct from known_version then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'startsAt', s.starts_at, 'endsAt', s.ends_at, 'covers', s.covers, 'tableIds', to_jsonb(s.table_ids)
      )), '[]') from seated_parties(wanted_store, wanted_date) s
    ) end,
    k.body_hash,
    k.answer
  from (values (wanted_key)) as asked (key) left join idempotency_keys k on k.key = asked.key;
end
$$;
