-- What people write to a restaurant, or to the brand, about booking. Kept here, so that it is not lost with an e-mail.
create table booking_messages (
  id uuid primary key,
  reference text not null constraint booking_messages_reference_unique unique,
  -- Null for the brand.
  store_id text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  message text not null,
  created_at timestamptz not null
);
