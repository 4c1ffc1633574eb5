-- Who refers friends, and whom they referred.
create table referrers (
  id uuid primary key,
  -- What their link names. It lets nobody act for them.
  code text not null constraint referrers_code_unique unique,
  -- Of the address as it is compared, see vouchers.
  address_hash bytea not null constraint referrers_one_an_address unique,
  customer_id uuid references customers (id) on delete set null,
  created_at timestamptz not null
);

create table referrals (
  id uuid primary key,
  referrer_id uuid not null references referrers (id) on delete cascade,
  -- A friend is referred once, whoever refers them.
  friend_hash bytea not null constraint referrals_one_a_friend unique,
  friend_voucher_id uuid references vouchers (id) on delete set null,
  claimed_at timestamptz not null,
  rewarded_at timestamptz
);
create index referrals_unrewarded on referrals (claimed_at) where rewarded_at is null;
create index referrals_rewarded on referrals (referrer_id, rewarded_at);
