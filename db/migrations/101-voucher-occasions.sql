-- Empty for a claim; else what a voucher was given for, such as a year's birthday, so that an address can have several.
alter table vouchers add column occasion text not null default '';
alter table vouchers drop constraint vouchers_one_an_address;
alter table vouchers add constraint vouchers_one_an_address unique (offer_slug, address_hash, occasion);
