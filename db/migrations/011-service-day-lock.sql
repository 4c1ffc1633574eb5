-- The lock on a day of service under one name: the write that trusts a kept sheet takes it too.

-- Takes the day until the end of the transaction: whoever books or frees a table on it holds this lock.
create function lock_service_day(wanted_store text, wanted_date date) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext(wanted_store), wanted_date - date '2000-01-01')
$$;

-- Takes the day for this transaction, then reads it: version, parties (only when the caller's copy is of another
-- version) and the answer already given under a key. The function is volatile, so that each of its statements sees what
-- was committed while it waited for the lock; the same in one plain statement would look at the past.
create or replace function enter_service_day(
  wanted_store text, wanted_date date, wanted_key text, known_version bigint, guarded boolean
)
returns table (version bigint, seated jsonb, body_hash bytea, answer jsonb)
language plpgsql volatile as $$
declare
  current_version bigint;
begin
  if guarded then
    perform lock_service_day(wanted_store, wanted_date);
  end if;
  select coalesce(max(d.version), 0) into current_version
  from service_days d where d.store_id = wanted_store and d.service_date = wanted_date;
  return query
  select
    current_version,
    case when current_version is distinct from known_version then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'startsAt', s.starts_at, 'endsAt', s.ends_at, 'covers', s.covers, 'tableIds', to_jsonb(s.table_ids)
      )), '[]') from seated_parties(wanted_store, wanted_date) s
    ) end,
    k.body_hash,
    k.answer
  from (values (wanted_key)) as asked (key) left join idempotency_keys k on k.key = asked.key;
end
$$;
