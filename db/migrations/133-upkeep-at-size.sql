-- What upkeep and metrics look for is found by an index, however many rows there are: bookings and entries that still name
-- a person by their date, keys by their age. On a large site db/prepare/133.sql builds them before, while the site runs.
set local lock_timeout = '5s';
create index if not exists bookings_of_persons on bookings (service_date, status) where email <> '';
create index if not exists waitlist_of_persons on waitlist_entries (service_date, status) where email <> '';
create index if not exists idempotency_keys_by_age on idempotency_keys (created_at);
