-- Text messages that were handed to the provider once, whether or not that was settled: before another attempt the
-- provider is asked whether it went. Settled ones are in mail_log.
create table text_attempts (
  message_id text primary key,
  begun_at timestamptz not null default now()
);
