-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/172.sql. Vouchers go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
create index concurrently if not exists vouchers_by_letters on vouchers (replace(code, '-', ''));
