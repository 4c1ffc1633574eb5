-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/133.sql. Bookings go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
create index concurrently if not exists bookings_of_persons on bookings (service_date, status) where email <> '';
create index concurrently if not exists waitlist_of_persons on waitlist_entries (service_date, status) where email <> '';
create index concurrently if not exists idempotency_keys_by_age on idempotency_keys (created_at);
