-- What restaurants have answered to enquiries and events, and to group enquiries of the contact form.
create table request_answers (
  id uuid not null,
  store_id text not null,
  -- The id in bookings, or of a group enquiry in contact_messages; a booking that comes of it has the same.
  request_id uuid not null,
  -- 'settled': without an e-mail, as after a call.
  kind text not null check (kind in ('offer', 'declined', 'words', 'settled')),
  -- In the restaurant's words.
  message text not null,
  -- Recommended instead.
  sister_store_id text,
  person_id uuid,
  created_at timestamptz not null,
  -- Of an offer: {"adultCovers", "childCovers", "occasionId", "menuId", "areaId"}, and the SHA-256 of its link's token.
  party jsonb,
  token_hash bytea,
  offered_until timestamptz,
  withdrawn_at timestamptz,
  -- The position of the time that the diner took.
  taken smallint,
  constraint request_answers_pkey primary key (id, store_id),
  constraint offers_are_complete check (num_nulls(party, token_hash, offered_until) = case kind when 'offer' then 0 else 3 end)
);
create index answers_of_request on request_answers (store_id, request_id, created_at);
create index answers_by_token on request_answers (token_hash) where token_hash is not null;

-- The times of an offer, in order. Each has a hold until it ends, is withdrawn or taken.
create table offered_times (
  answer_id uuid not null,
  store_id text not null,
  position smallint not null,
  service_date date not null,
  service_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  hold_id uuid not null,
  constraint offered_times_pkey primary key (answer_id, store_id, position),
  constraint times_of_an_offer foreign key (answer_id, store_id) references request_answers (id, store_id) on delete cascade
);
create index offered_times_of_service on offered_times (store_id, service_date);

-- The overdue requests that managers have had an e-mail about.
create table request_alerts (
  request_id uuid not null,
  store_id text not null,
  alerted_at timestamptz not null,
  constraint request_alerts_pkey primary key (request_id, store_id)
);
