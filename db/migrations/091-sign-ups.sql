-- Who asked to be on the list and has yet to confirm it by the link in our e-mail: the customer's row takes over what was
-- typed only then, so that nobody can change another's. What was never confirmed is deleted after 30 days.
create table sign_ups (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  place text not null,
  -- What was ticked: email, sms.
  channels text[] not null,
  -- Names the words beside the ticks.
  wording text not null,
  first_name text not null default '',
  phone_number text not null default '',
  fav_restaurant_code text not null default '',
  birth_date bigint,
  -- The tile or campaign it came from, as the form says.
  source text not null default '',
  -- The same form sent twice is one sign-up.
  idempotency_key text constraint sign_ups_key_unique unique,
  body_hash bytea not null,
  -- SHA-256 of the token in the link.
  token_hash bytea not null constraint sign_ups_token_unique unique,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index sign_ups_of_customer on sign_ups (customer_id, created_at);
