-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/131.sql. Each statement is a
-- transaction of its own and keeps bookings waiting for a moment at most; what was stopped half-way can be run again.
\set ON_ERROR_STOP on
set lock_timeout = '5s';

alter table booking_history add column if not exists store_id text;
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

-- Five thousand rows at a time. The trigger that keeps the history append-only is off for this, and the table locked.
create or replace procedure fill_history_131() language plpgsql as $$
declare
  last_id bigint := (select coalesce(max(id), 0) from booking_history);
begin
  for first_id in 0..last_id by 5000 loop
    alter table booking_history disable trigger booking_history_is_append_only;
    update booking_history h set store_id = b.store_id from bookings b
    where h.id > first_id and h.id <= first_id + 5000 and h.store_id is null and b.id = h.booking_id;
    alter table booking_history enable trigger booking_history_is_append_only;
    commit;
  end loop;
end
$$;
call fill_history_131();
drop procedure fill_history_131();

do $$
begin
  if not exists (select from pg_constraint where conname = 'has_store') then
    alter table booking_history add constraint has_store check (store_id is not null) not valid;
  end if;
end
$$;
alter table booking_history validate constraint has_store;

create unique index concurrently if not exists bookings_key on bookings (id, store_id);
create unique index concurrently if not exists bookings_reference_key on bookings (reference, store_id);
create unique index concurrently if not exists waitlist_entries_key on waitlist_entries (id, store_id);
create unique index concurrently if not exists waitlist_reference_key on waitlist_entries (reference, store_id);
create unique index concurrently if not exists waitlist_token_key on waitlist_entries (token_hash, store_id);
create unique index concurrently if not exists booking_history_key on booking_history (id, store_id);

do $$
begin
  if not exists (select from pg_constraint where conname = 'allocations_of_a_booking') then
    alter table table_allocations add constraint allocations_of_a_booking
      foreign key (booking_id, store_id) references bookings (id, store_id) not valid;
  end if;
  if not exists (select from pg_constraint where conname = 'history_of_a_booking') then
    alter table booking_history add constraint history_of_a_booking
      foreign key (booking_id, store_id) references bookings (id, store_id) not valid;
  end if;
end
$$;
alter table table_allocations validate constraint allocations_of_a_booking;
alter table booking_history validate constraint history_of_a_booking;
