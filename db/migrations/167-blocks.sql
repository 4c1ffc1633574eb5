-- What staff close for a service date: tables for a span, or online booking; or a pacing for that date.
create table day_blocks (
  id uuid not null,
  store_id text not null,
  service_date date not null,
  kind text not null check (kind in ('tables', 'online', 'pacing')),
  table_ids text[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  -- How many may sit down within a slot's length.
  covers smallint,
  reason text not null,
  created_at timestamptz not null,
  constraint day_blocks_pkey primary key (id, store_id),
  constraint day_blocks_of_tables check ((kind = 'tables') = (cardinality(table_ids) > 0 and starts_at < ends_at)),
  constraint day_blocks_of_pacing check ((kind = 'pacing') = (covers is not null))
);
create index day_blocks_of_day on day_blocks (store_id, service_date);

-- A block takes the free spans of its tables, so that the constraint keeps everybody out; one table may have several.
-- Older rows pass the new checks: the column is new, and the check before was stricter. On a large site
-- db/prepare/167.sql builds the index before, while the site runs.
set local lock_timeout = '5s';
alter table table_allocations
  add column if not exists block_id uuid,
  add constraint allocations_of_a_block
    foreign key (block_id, store_id) references day_blocks (id, store_id) on delete cascade not valid,
  drop constraint of_one_party,
  add constraint of_one_party check (num_nonnulls(booking_id, hold_id, block_id) = 1) not valid;
create index if not exists allocations_of_block on table_allocations (block_id) where block_id is not null;

-- As before, with the blocks: their tables are taken for the whole span, whoever still sits there. A limit of the day
-- has no tables; its covers are those that diners may book within a slot's length.
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
  union all
  select coalesce(extract(epoch from k.starts_at) * 1000, 0), coalesce(extract(epoch from k.ends_at) * 1000, 0),
    coalesce(k.covers, 0), k.table_ids, k.id, null
  from day_blocks k
  where k.store_id = wanted_store and k.service_date = wanted_date
$$;
