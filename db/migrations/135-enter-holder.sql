-- The live holds of a session or of a network address, as JSON, for the limits and to know which of them is replaced.
create function own_holds(wanted_session bytea, wanted_asker bytea) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'storeId', store_id, 'date', service_date,
    'ofSession', coalesce(session_hash = wanted_session, false), 'ofAddress', coalesce(asker = wanted_asker, false),
    'expiresAt', floor(extract(epoch from expires_at) * 1000)
  )), '[]')
  from holds
  where waitlist_id is null and (session_hash = wanted_session or asker = wanted_asker)
$$;

-- Takes the session and the address until the end of the transaction, then lists: what is listed is still so when it
-- commits. Volatile, so that the list sees what was committed while it waited.
create function enter_holder(wanted_session bytea, wanted_asker bytea) returns jsonb language plpgsql volatile as $$
begin
  perform enter_asker(wanted_session, wanted_asker);
  return own_holds(wanted_session, wanted_asker);
end
$$;

-- Locks the day and then reads its version: as it is now, whatever the statement that asks has seen before. Null where the
-- transaction sees only what was committed before it began, which would be too old.
create function lock_day_version(wanted_store text, wanted_date date, guarded boolean)
returns bigint language plpgsql volatile as $$
begin
  if guarded then
    perform lock_service_day(wanted_store, wanted_date);
  end if;
  return case when current_setting('transaction_isolation') = 'read committed' then coalesce(
    (select d.version from service_days d where d.store_id = wanted_store and d.service_date = wanted_date), 0
  ) end;
end
$$;

-- One row each, which the plans of the statements that begin with them would take for a thousand.
alter function enter_address(text, timestamptz) rows 1;
alter function enter_service_day(text, date, text, bigint, boolean) rows 1;
