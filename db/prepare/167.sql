-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/167.sql. Bookings go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
set lock_timeout = '5s';
alter table table_allocations add column if not exists block_id uuid;
create index concurrently if not exists allocations_of_block on table_allocations (block_id) where block_id is not null;
