-- What only the build before 131-store-in-every-key.sql needs. The next release makes a migration of this file; before,
-- it may be run once no process of that build is left.
drop trigger if exists booking_history_store on booking_history;
drop trigger if exists card_guarantees_store on card_guarantees;
drop trigger if exists replaced_addresses_store on replaced_addresses;
drop function if exists fill_store_of_booking();
alter table idempotency_keys drop constraint if exists idempotency_keys_used;
alter table idempotency_keys alter column store_id drop default;
create or replace function lock_service_day(wanted_store text, wanted_date date) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext(wanted_store), wanted_date - date '2000-01-01')
$$;
