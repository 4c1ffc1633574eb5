-- One row for each message that left: a job that is tried again after it sent does not send twice.
create table mail_log (
  message_id text primary key,
  sent_at timestamptz not null default now()
);
