-- The store id of the restaurant that redeemed a voucher, and codes as they are typed: without their hyphens. On a
-- large site db/prepare/172.sql builds the index before, while the site runs.
alter table vouchers add column used_in text;
create index if not exists vouchers_by_letters on vouchers (replace(code, '-', ''));

-- How often a charge was tried again after a bank refused it.
alter table card_guarantees add column retries smallint not null default 0;
