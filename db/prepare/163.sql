-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/163.sql. Bookings go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
set lock_timeout = '5s';
alter table bookings add column if not exists team_note text not null default '';
create index concurrently if not exists bookings_noted_without_address on bookings (service_date)
  where email = '' and team_note <> '';
create index concurrently if not exists bookings_by_phone on bookings (store_id, phone_ending(phone_number))
  where phone_number <> '' and status = 'booked';
