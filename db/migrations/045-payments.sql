-- Cards that stand good for a table. The cards themselves are with the card provider; here are only its ids for them.

-- One row for each card a diner gave. It may be used by one booking, made in the browser session that gave the card.
create table card_customers (
  customer_id text primary key,
  -- SHA-256: the session id opens a diner's other calls and is not kept.
  session_id_hash bytea not null,
  created_at timestamptz not null,
  -- No reference: a booking takes its card before its own row is written.
  used_by_booking uuid
);
create index card_customers_unused on card_customers (created_at) where used_by_booking is null;

-- One row for each order charged or tried: no order is charged twice, whoever asks and however often.
create table card_charges (
  order_id text primary key,
  customer_id text not null,
  amount_pence integer not null check (amount_pence > 0),
  state text not null check (state in ('under-way', 'charged', 'declined')),
  transaction_id text,
  attempts integer not null,
  -- While one attempt may still be on its way to the provider, no other begins.
  attempted_at timestamptz not null,
  check ((state = 'charged') = (transaction_id is not null))
);

-- The embedded test vault, used where no provider is set: what a provider would keep. No card number ever comes here.
create table test_vault_customers (
  customer_id text primary key,
  -- A nonce is good for one customer.
  nonce text not null constraint test_vault_nonce_used unique,
  -- How the test card behaves, as src/payments/test-vault/test-cards.ts names it.
  card text not null,
  created_at timestamptz not null
);

-- An order may stand here twice: that it never does is the work of card_charges, and tested.
create table test_vault_sales (
  transaction_id text primary key,
  order_id text not null,
  customer_id text not null references test_vault_customers (customer_id) on delete cascade,
  amount_pence integer not null,
  sold_at timestamptz not null
);
create index test_vault_sales_of_an_order on test_vault_sales (order_id);
