-- What people write to us by the contact and group forms, until it is deleted after the days in the content's settings.
create table contact_messages (
  id uuid primary key,
  reference text not null constraint contact_messages_reference_unique unique,
  kind text not null check (kind in ('contact', 'group-booking')),
  -- The same form sent twice is one message.
  idempotency_key text not null constraint contact_messages_key_unique unique,
  body_hash bytea not null,
  -- Null where it is about no restaurant.
  store_id text,
  about text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  message text not null,
  visit_date text,
  guests integer,
  time_from text,
  time_until text,
  should_receive_promotions boolean not null default false,
  should_receive_sms boolean not null default false,
  created_at timestamptz not null
);
create index contact_messages_created_at on contact_messages (created_at);

-- Pictures as we wrote them anew, and PDF as they came.
create table contact_files (
  message_id uuid not null references contact_messages (id) on delete cascade,
  position integer not null,
  filename text not null,
  content_type text not null,
  content bytea not null,
  primary key (message_id, position)
);
