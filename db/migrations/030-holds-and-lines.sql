-- Tables held for a few minutes, the waiting list, and what a booking may be besides a booked table.

alter table bookings drop constraint bookings_status_check;
alter table bookings
  -- An event may be asked for before a menu is chosen.
  alter column menu_id drop not null,
  add constraint bookings_have_a_menu check (menu_id is not null or booking_type = 'event'),
  -- 'received': an enquiry or event request; it holds no table.
  add constraint bookings_status_check check (status in ('booked', 'cancelled', 'received')),
  add constraint only_bookings_hold_tables check ((booking_type = 'booking') = (status <> 'received')),
  -- Moves on with every change the diner makes: the calendar entry's SEQUENCE, and the age of a reminder.
  add column sequence smallint not null default 0,
  -- The extras as chosen: [{"id", "name", "price"}], pence as they were that day.
  add column upsells jsonb not null default '[]';
create index bookings_by_manage_token on bookings (manage_token_hash);

-- The card that stands good for a booking, and exactly what was agreed about it.
create table card_guarantees (
  booking_id uuid primary key references bookings (id),
  customer_id text not null,
  amount_pence integer not null check (amount_pence > 0),
  -- Cancelling or changing is free until then.
  free_until timestamptz not null,
  wording_version text not null,
  wording text not null,
  -- 'due': cancelled too late, a job takes the amount; 'refused': the card's bank said no.
  status text not null check (status in ('held', 'released', 'due', 'charged', 'refused')),
  check (customer_id <> '')
);

-- Who waits for a table on a full date of service; served in the order of `place`.
create table waitlist_entries (
  id uuid primary key,
  place bigint generated always as identity,
  reference text not null constraint waitlist_reference_unique unique,
  status text not null check (status in ('waiting', 'offered', 'booked', 'lapsed', 'left')),
  store_id text not null,
  service_date date not null,
  service_time text not null check (service_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  starts_at timestamptz not null,
  adult_covers smallint not null check (adult_covers > 0),
  child_covers smallint not null check (child_covers >= 0),
  occasion_id text not null,
  menu_id text not null,
  area_id text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  notify_by text not null check (notify_by in ('email', 'sms')),
  -- SHA-256 of the token in the link of the offer; the token itself is never stored.
  token_hash bytea not null unique,
  -- Until when the table is held for them, while status is 'offered'.
  offered_until timestamptz,
  booking_id uuid references bookings (id),
  created_at timestamptz not null
);
create index waitlist_of_service on waitlist_entries (store_id, service_date, place) where status = 'waiting';
-- One place in the line for one wish of one person.
create unique index waitlist_once on waitlist_entries (store_id, service_date, service_time, lower(email))
  where status in ('waiting', 'offered');

-- A table kept for one party until an instant. An overdue hold no longer counts; whoever next takes the day lets it go.
create table holds (
  -- Made from the SHA-256 of the token the diner's browser has; the token itself is never stored.
  id uuid primary key,
  store_id text not null,
  service_date date not null,
  service_time text not null check (service_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  adult_covers smallint not null check (adult_covers > 0),
  child_covers smallint not null check (child_covers >= 0),
  expires_at timestamptz not null,
  renewed boolean not null default false,
  -- Held for someone of the waiting list.
  waitlist_id uuid unique references waitlist_entries (id),
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index holds_of_service on holds (store_id, service_date);
create index holds_by_expiry on holds (expires_at);

-- An allocation belongs to a booking or to a hold; the one constraint on tables and times stands over both.
alter table table_allocations drop constraint table_allocations_pkey;
alter table table_allocations alter column booking_id drop not null;
alter table table_allocations
  add column hold_id uuid references holds (id) on delete cascade,
  add constraint of_one_party check (num_nonnulls(booking_id, hold_id) = 1);
create index allocations_of_booking on table_allocations (booking_id);
create index allocations_of_hold on table_allocations (hold_id) where hold_id is not null;

drop function enter_service_day(text, date, text, bigint, boolean);
drop function seated_parties(text, date);

-- The parties that have tables on one date of service, booked or held. Instants in epoch milliseconds.
create function seated_parties(wanted_store text, wanted_date date)
returns table (
  starts_at double precision, ends_at double precision, covers int, table_ids text[],
  party_id uuid, held_until double precision
)
language sql stable as $$
  select extract(epoch from b.starts_at) * 1000, extract(epoch from b.ends_at) * 1000,
    b.adult_covers + b.child_covers, array_agg(a.table_id), b.id, null
  from bookings b join table_allocations a on a.booking_id = b.id and a.live
  where b.store_id = wanted_store and b.service_date = wanted_date
  group by b.id
  union all
  select extract(epoch from h.starts_at) * 1000, extract(epoch from h.ends_at) * 1000,
    h.adult_covers + h.child_covers, array_agg(a.table_id), h.id, extract(epoch from h.expires_at) * 1000
  from holds h join table_allocations a on a.hold_id = h.id and a.live
  where h.store_id = wanted_store and h.service_date = wanted_date
  group by h.id
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
    perform lock_service_day(wanted_store, wanted_date);
  end if;
  select coalesce(max(d.version), 0) into current_version
  from service_days d where d.store_id = wanted_store and d.service_date = wanted_date;
  return query
  select
    current_version,
    case when current_version is distinct from known_version then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'startsAt', s.starts_at, 'endsAt', s.ends_at, 'covers', s.covers, 'tableIds', to_jsonb(s.table_ids),
        'partyId', s.party_id, 'heldUntil', s.held_until
      )), '[]') from seated_parties(wanted_store, wanted_date) s
    ) end,
    k.body_hash,
    k.answer
  from (values (wanted_key)) as asked (key) left join idempotency_keys k on k.key = asked.key;
end
$$;
