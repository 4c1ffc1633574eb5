-- Who asked for a hold or a place on the waitlist, to bound how many one visitor has.

alter table holds
  -- SHA-256 of the browser session, and a keyed hash of the network address as limits count it.
  add column session_hash bytea,
  add column asker bytea,
  -- Held for a booking that needs a card, and no card was given yet.
  add column needs_card boolean not null default false;
create index holds_of_session on holds (session_hash) where session_hash is not null;
create index holds_of_asker on holds (asker) where asker is not null;

alter table waitlist_entries add column asker bytea;
create index waitlist_of_asker on waitlist_entries (asker, created_at) where asker is not null;
-- For what one person has on one date, wherever.
create index waitlist_of_person on waitlist_entries (service_date, counted_address(email));

-- One wish of one session: nobody else learns from a refusal that an address waits. The same address waiting twice is
-- served once.
drop index waitlist_once;
create unique index waitlist_once_a_session
  on waitlist_entries (store_id, service_date, service_time, lower(email), session_hash)
  where status in ('waiting', 'offered');

-- Takes a session and an address until the end of the transaction. Sessions before addresses, and both before any day,
-- so that no two transactions wait for each other.
create function enter_asker(session_hash bytea, asker bytea) returns void language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('session ' || encode(session_hash, 'hex'), 0));
  perform pg_advisory_xact_lock(hashtextextended('asker ' || encode(asker, 'hex'), 0));
end
$$;
