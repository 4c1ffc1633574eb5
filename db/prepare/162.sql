-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/162.sql. Bookings go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
set lock_timeout = '5s';
alter table bookings add column if not exists source text not null default 'online';
create index concurrently if not exists bookings_named_without_address on bookings (service_date)
  where email = '' and source <> 'online' and first_name || last_name || phone_number <> '';
