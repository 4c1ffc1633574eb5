-- Days on which staff close a whole restaurant. Nothing of a diner's: only ids and what the restaurant wrote.
create table closings (
  id uuid primary key,
  store_id text not null,
  first_date date not null,
  last_date date not null,
  reason text not null,
  -- For the guests; may be empty.
  words text not null,
  created_at timestamptz not null,
  -- When the guests were written to.
  told_at timestamptz,
  reopened_at timestamptz,
  constraint closings_in_order check (first_date <= last_date),
  constraint one_closing_a_day exclude using gist (
    store_id with =, daterange(first_date, last_date, '[]') with &&
  ) where (reopened_at is null)
);

-- Changes with each closing and reopening: every process lays the closings over its content.
create table closings_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);

-- The parties that were booked, each with the table held for them elsewhere and where they went.
create table closed_parties (
  booking_id uuid not null,
  store_id text not null,
  closing_id uuid not null,
  -- The day that is closed: a booking on another one has been changed since.
  service_date date not null,
  token_hash bytea not null,
  -- Null until a table elsewhere has been looked for.
  searched_at timestamptz,
  offered_store_id text,
  offered_time text,
  hold_id uuid,
  held_until timestamptz,
  moved_store_id text,
  moved_booking_id uuid,
  constraint closed_parties_pkey primary key (closing_id, booking_id, store_id),
  constraint closed_party_of_a_booking foreign key (booking_id, store_id)
    references bookings (id, store_id) on delete cascade
);
create index closed_parties_by_token on closed_parties (token_hash);
create index closed_parties_by_booking on closed_parties (booking_id, store_id);
