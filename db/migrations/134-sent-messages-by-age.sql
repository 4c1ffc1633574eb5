-- What was sent is forgotten by its age. On a large site db/prepare/134.sql builds these before, while the site runs.
set local lock_timeout = '5s';
create index if not exists mail_log_by_age on mail_log (sent_at);
create index if not exists text_attempts_by_age on text_attempts (begun_at);
