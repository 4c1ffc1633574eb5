-- What only the build before 131-store-in-every-key.sql needed: restaurants filled in by triggers, and keys that are
-- unique without theirs. With it gone every table of a booking can be spread by restaurant (docs/operating/scaling.md).
--
-- Only the catalogue changes. Locks are taken at once and in the order in which a booking takes them, those of 133 among
-- them, since both run in one transaction: so neither waits for the other in a circle. Whoever waits for long gives up, and
-- the start tries again. Where db/citus/1-retire.sql of the release before was run, nothing is left to do.
set local lock_timeout = '5s';
lock table idempotency_keys in access exclusive mode;
lock table bookings, waitlist_entries in share mode;
lock table booking_history, card_guarantees, replaced_addresses in access exclusive mode;

drop trigger if exists booking_history_store on booking_history;
drop trigger if exists card_guarantees_store on card_guarantees;
drop trigger if exists replaced_addresses_store on replaced_addresses;
drop function if exists fill_store_of_booking();
create or replace function lock_service_day(wanted_store text, wanted_date date) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext(wanted_store), wanted_date - date '2000-01-01')
$$;

alter table idempotency_keys drop constraint if exists idempotency_keys_used;
-- Empty is said where it is meant: a message to the brand.
alter table idempotency_keys alter column store_id drop default;
