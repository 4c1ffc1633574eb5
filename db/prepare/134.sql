-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/134.sql. Messages go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
create index concurrently if not exists mail_log_by_age on mail_log (sent_at);
create index concurrently if not exists text_attempts_by_age on text_attempts (begun_at);
