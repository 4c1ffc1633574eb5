-- Every table of a booking has the restaurant in its keys, constraints and foreign keys, so that its rows can be spread
-- over databases by restaurant (docs/operating/scaling.md). It stands second: an index that begins with the id is found by
-- the id alone too.
--
-- On a large site db/prepare/131.sql builds the indexes and fills the columns before, while the site runs; this then
-- finds them and has little left to do. Locks are taken together and before any work: whoever waits for them for long
-- gives up, and the start tries again.
set local lock_timeout = '5s';
lock table bookings, waitlist_entries, holds, table_allocations, booking_history, card_guarantees, replaced_addresses,
  idempotency_keys in access exclusive mode;

alter table booking_history add column if not exists store_id text;
alter table card_guarantees add column if not exists store_id text;
alter table replaced_addresses add column if not exists store_id text;
-- Empty: a message to the brand, or a key that the build before wrote.
alter table idempotency_keys add column if not exists store_id text not null default '';

-- The build before names no restaurant in these three. Within the statement that books, the booking is not seen yet: then
-- it is the restaurant whose day this transaction has locked. A wrong one would not pass the foreign key.
create or replace function lock_service_day(wanted_store text, wanted_date date) returns void language sql volatile as $$
  select set_config('tavola.locked_store', wanted_store, true);
  select pg_advisory_xact_lock(hashtext(wanted_store), wanted_date - date '2000-01-01')
$$;
create or replace function fill_store_of_booking() returns trigger language plpgsql as $$
begin
  select b.store_id into new.store_id from bookings b where b.id = new.booking_id;
  new.store_id := coalesce(new.store_id, nullif(current_setting('tavola.locked_store', true), ''));
  return new;
end
$$;
create or replace trigger booking_history_store before insert on booking_history
  for each row when (new.store_id is null) execute function fill_store_of_booking();
create or replace trigger card_guarantees_store before insert on card_guarantees
  for each row when (new.store_id is null) execute function fill_store_of_booking();
create or replace trigger replaced_addresses_store before insert on replaced_addresses
  for each row when (new.store_id is null) execute function fill_store_of_booking();

-- Columns that are known to be full are not looked through.
set local constraint_exclusion = on;
alter table booking_history disable trigger booking_history_is_append_only;
update booking_history h set store_id = b.store_id from bookings b where b.id = h.booking_id and h.store_id is null;
alter table booking_history enable trigger booking_history_is_append_only;
update card_guarantees g set store_id = b.store_id from bookings b where b.id = g.booking_id and g.store_id is null;
update replaced_addresses a set store_id = b.store_id from bookings b where b.id = a.booking_id and a.store_id is null;

create unique index if not exists bookings_key on bookings (id, store_id);
create unique index if not exists bookings_reference_key on bookings (reference, store_id);
create unique index if not exists waitlist_entries_key on waitlist_entries (id, store_id);
create unique index if not exists waitlist_reference_key on waitlist_entries (reference, store_id);
create unique index if not exists waitlist_token_key on waitlist_entries (token_hash, store_id);
create unique index if not exists booking_history_key on booking_history (id, store_id);
create unique index if not exists card_guarantees_key on card_guarantees (booking_id, store_id);

alter table table_allocations
  drop constraint table_allocations_booking_id_fkey, drop constraint table_allocations_hold_id_fkey;
alter table waitlist_entries drop constraint waitlist_entries_booking_id_fkey;
alter table booking_history drop constraint booking_history_booking_id_fkey;
alter table card_guarantees drop constraint card_guarantees_booking_id_fkey;
alter table replaced_addresses drop constraint replaced_addresses_booking_id_fkey;
alter table holds drop constraint holds_waitlist_id_fkey;

alter table bookings
  drop constraint bookings_pkey,
  drop constraint bookings_reference_unique,
  add constraint bookings_pkey primary key using index bookings_key,
  add constraint bookings_reference_unique unique using index bookings_reference_key;
alter table waitlist_entries
  drop constraint waitlist_entries_pkey,
  drop constraint waitlist_reference_unique,
  drop constraint waitlist_entries_token_hash_key,
  add constraint waitlist_entries_pkey primary key using index waitlist_entries_key,
  add constraint waitlist_reference_unique unique using index waitlist_reference_key,
  add constraint waitlist_token_unique unique using index waitlist_token_key;
-- These are small: what is over leaves them within minutes or days.
alter table holds
  drop constraint holds_pkey,
  drop constraint holds_waitlist_id_key,
  add constraint holds_pkey primary key (id, store_id),
  add constraint holds_of_one_entry unique (waitlist_id, store_id);
alter table replaced_addresses
  drop constraint replaced_addresses_pkey,
  add constraint replaced_addresses_pkey primary key (id, store_id);
-- The build before says `on conflict (key)`: its index goes with the next release, see db/citus/1-retire.sql.
alter table idempotency_keys
  drop constraint idempotency_keys_used,
  add constraint idempotency_keys_used unique (key),
  add constraint idempotency_keys_pkey primary key (key, store_id);
alter table booking_history
  alter column store_id set not null,
  drop constraint booking_history_pkey,
  add constraint booking_history_pkey primary key using index booking_history_key;
alter table booking_history drop constraint if exists has_store;
alter table card_guarantees
  alter column store_id set not null,
  drop constraint card_guarantees_pkey,
  add constraint card_guarantees_pkey primary key using index card_guarantees_key;
alter table replaced_addresses alter column store_id set not null;

do $$
begin
  if not exists (select from pg_constraint where conname = 'allocations_of_a_booking') then
    alter table table_allocations add constraint allocations_of_a_booking
      foreign key (booking_id, store_id) references bookings (id, store_id);
  end if;
  if not exists (select from pg_constraint where conname = 'history_of_a_booking') then
    alter table booking_history add constraint history_of_a_booking
      foreign key (booking_id, store_id) references bookings (id, store_id);
  end if;
end
$$;
alter table table_allocations add constraint allocations_of_a_hold
  foreign key (hold_id, store_id) references holds (id, store_id) on delete cascade;
alter table card_guarantees add constraint guarantee_of_a_booking
  foreign key (booking_id, store_id) references bookings (id, store_id);
alter table replaced_addresses add constraint address_of_a_booking
  foreign key (booking_id, store_id) references bookings (id, store_id);
alter table waitlist_entries add constraint booked_from_the_waitlist
  foreign key (booking_id, store_id) references bookings (id, store_id);
alter table holds add constraint held_for_the_waitlist
  foreign key (waitlist_id, store_id) references waitlist_entries (id, store_id);

-- As before, with the restaurant in every join.
create or replace function seated_parties(wanted_store text, wanted_date date)
returns table (
  starts_at double precision, ends_at double precision, covers int, table_ids text[],
  party_id uuid, held_until double precision
)
language sql stable as $$
  select extract(epoch from b.starts_at) * 1000, extract(epoch from b.ends_at) * 1000,
    b.adult_covers + b.child_covers, array_agg(a.table_id), b.id, null
  from bookings b join table_allocations a on a.booking_id = b.id and a.store_id = b.store_id and a.live
  where b.store_id = wanted_store and b.service_date = wanted_date
  group by b.id, b.store_id
  union all
  select extract(epoch from h.starts_at) * 1000, extract(epoch from h.ends_at) * 1000,
    h.adult_covers + h.child_covers, array_agg(a.table_id), h.id, extract(epoch from h.expires_at) * 1000
  from holds h join table_allocations a on a.hold_id = h.id and a.store_id = h.store_id and a.live
  where h.store_id = wanted_store and h.service_date = wanted_date
  group by h.id, h.store_id
$$;

-- As before, with the restaurant's keys. Those the build before wrote have none and are looked at until the next release.
create or replace function enter_service_day(
  wanted_store text, wanted_date date, wanted_key text, known_version bigint, guarded boolean
)
returns table (version bigint, seated jsonb, body_hash bytea, answer jsonb)
language plpgsql volatile as $$
declare
  current_version bigint;
  sheet jsonb;
begin
  if guarded then
    perform lock_service_day(wanted_store, wanted_date);
  end if;
  select coalesce(max(d.version), 0) into current_version
  from service_days d where d.store_id = wanted_store and d.service_date = wanted_date;
  if current_version is distinct from known_version then
    select coalesce(jsonb_agg(jsonb_build_object(
      'startsAt', s.starts_at, 'endsAt', s.ends_at, 'covers', s.covers, 'tableIds', to_jsonb(s.table_ids),
      'partyId', s.party_id, 'heldUntil', s.held_until
    )), '[]') into sheet from seated_parties(wanted_store, wanted_date) s;
  end if;
  return query
  select current_version, sheet, k.body_hash, k.answer
  from (values (wanted_key)) as asked (key)
    left join idempotency_keys k on k.key = asked.key and k.store_id in (wanted_store, '');
end
$$;
