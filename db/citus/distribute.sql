-- Once, on the coordinator of a Citus cluster that has the tables (docs/operating/scaling.md):
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f db/citus/distribute.sql
-- Tables that are not named here stay whole, on the coordinator.

-- The history is kept append-only by a trigger that looks at its own row only.
alter database :"DBNAME" set citus.enable_unsafe_triggers to on;
set citus.enable_unsafe_triggers to on;

-- In the order of their foreign keys. The first decides where a restaurant lives; the others lie beside it.
select create_distributed_table('service_days', 'store_id');
select create_distributed_table('bookings', 'store_id', colocate_with => 'service_days');
select create_distributed_table('waitlist_entries', 'store_id', colocate_with => 'service_days');
select create_distributed_table('holds', 'store_id', colocate_with => 'service_days');
select create_distributed_table('day_blocks', 'store_id', colocate_with => 'service_days');
select create_distributed_table('table_allocations', 'store_id', colocate_with => 'service_days');
select create_distributed_table('booking_history', 'store_id', colocate_with => 'service_days');
select create_distributed_table('card_guarantees', 'store_id', colocate_with => 'service_days');
select create_distributed_table('replaced_addresses', 'store_id', colocate_with => 'service_days');
select create_distributed_table('closed_parties', 'store_id', colocate_with => 'service_days');
select create_distributed_table('idempotency_keys', 'store_id', colocate_with => 'service_days');

-- As in 167-blocks.sql: Citus takes functions over distributed tables in plpgsql only.
create or replace function seated_parties(wanted_store text, wanted_date date)
returns table (
  starts_at double precision, ends_at double precision, covers int, table_ids text[],
  party_id uuid, held_until double precision
)
language plpgsql stable as $$
begin
  return query
  select extract(epoch from b.starts_at)::float8 * 1000, extract(epoch from b.ends_at)::float8 * 1000,
    (b.adult_covers + b.child_covers)::int, array_agg(a.table_id), b.id, null::float8
  from bookings b join table_allocations a on a.booking_id = b.id and a.store_id = b.store_id and a.live
  where b.store_id = wanted_store and b.service_date = wanted_date
  group by b.id, b.store_id
  union all
  select extract(epoch from h.starts_at)::float8 * 1000, extract(epoch from h.ends_at)::float8 * 1000,
    (h.adult_covers + h.child_covers)::int, array_agg(a.table_id), h.id, extract(epoch from h.expires_at)::float8 * 1000
  from holds h join table_allocations a on a.hold_id = h.id and a.store_id = h.store_id and a.live
  where h.store_id = wanted_store and h.service_date = wanted_date
  group by h.id, h.store_id
  union all
  select coalesce(extract(epoch from k.starts_at)::float8 * 1000, 0), coalesce(extract(epoch from k.ends_at)::float8 * 1000, 0),
    coalesce(k.covers, 0)::int, k.table_ids, k.id, null::float8
  from day_blocks k
  where k.store_id = wanted_store and k.service_date = wanted_date;
end
$$;
