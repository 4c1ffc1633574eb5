-- Waiting for any time of a window, and offers at one of its times.

alter table waitlist_entries
  -- First and last time that would do, as wall times and as instants. Null: only service_time, at starts_at.
  add column window_from text check (window_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column window_to text check (window_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column window_starts_at timestamptz,
  add column window_ends_at timestamptz,
  -- The time of the table that is or was held for them. Null before an offer; in entries from before: service_time.
  add column offered_time text check (offered_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column offered_starts_at timestamptz,
  -- SHA-256 of the session that asked: only it is told about the entry when it asks again.
  add column session_hash bytea,
  add constraint window_is_whole check (num_nulls(window_from, window_to, window_starts_at, window_ends_at) in (0, 4)),
  add constraint window_is_in_order check (window_starts_at <= starts_at and starts_at <= window_ends_at);
