-- When the person of a session last showed their passkey, or the link that stands for one.
alter table desk_sessions add column confirmed_at timestamptz;
