-- Vouchers that were given for the offers of content/offers.
create table vouchers (
  id uuid primary key,
  offer_slug text not null,
  -- Of the address as it is compared, so that there is one for each even once the customer is deleted.
  address_hash bytea not null,
  -- Null once the customer is deleted.
  customer_id uuid references customers (id) on delete set null,
  code text not null,
  -- Whether others have the same code.
  shared boolean not null,
  given_at timestamptz not null,
  -- The last day on which it can be used; with its offer it is deleted so many days later.
  ends_on text not null,
  used_at timestamptz,
  constraint vouchers_one_an_address unique (offer_slug, address_hash)
);
create unique index vouchers_code_once on vouchers (offer_slug, code) where not shared;
create index vouchers_by_code on vouchers (code);
create index vouchers_by_customer on vouchers (customer_id);
create index vouchers_by_end on vouchers (ends_on);

-- Each time a voucher was asked for and so sent; the same request sent twice is one. Deleted after a few days.
create table voucher_requests (
  id uuid primary key,
  voucher_id uuid not null references vouchers (id) on delete cascade,
  idempotency_key text not null constraint voucher_requests_key_unique unique,
  body_hash bytea not null,
  asked_at timestamptz not null
);
create index voucher_requests_by_voucher on voucher_requests (voucher_id, asked_at);
create index voucher_requests_asked_at on voucher_requests (asked_at);

-- How many vouchers of an offer were given, and how many codes were ever loaded for it. Who takes one locks the row.
create table offer_stock (
  offer_slug text primary key,
  pooled integer not null default 0,
  given integer not null default 0
);

-- Codes from the CSV files. They stay, so that one that was given is never loaded again.
create table offer_pool_codes (
  offer_slug text not null,
  code text not null,
  position integer not null,
  given boolean not null default false,
  primary key (offer_slug, code)
);
create index offer_pool_codes_free on offer_pool_codes (offer_slug, position) where not given;
