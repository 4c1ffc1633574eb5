-- Friends who are told by e-mail why there is no voucher for them; the same form sent twice is one. Deleted after a few
-- days.
create table referral_refusals (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  reason text not null,
  idempotency_key text not null constraint referral_refusals_key_unique unique,
  body_hash bytea not null,
  refused_at timestamptz not null
);
create index referral_refusals_refused_at on referral_refusals (refused_at);
create index referrers_by_customer on referrers (customer_id);
