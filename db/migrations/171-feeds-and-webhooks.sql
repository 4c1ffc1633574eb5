-- Links by which a calendar reads a restaurant's parties.
create table desk_feeds (
  id uuid primary key,
  token_hash bytea not null constraint desk_feeds_token_unique unique,
  store_id text not null,
  created_at timestamptz not null
);
create index desk_feeds_of_restaurant on desk_feeds (store_id);

-- Addresses that hear what happens to a restaurant's parties.
create table webhooks (
  id uuid primary key,
  store_id text not null,
  url text not null,
  -- The secret is derived from the installation's, the id and this number.
  secret_version int not null default 1,
  rotated_at timestamptz,
  created_at timestamptz not null,
  -- What happened before isn't sent.
  enabled_at timestamptz not null,
  disabled_at timestamptz,
  succeeded_at timestamptz
);
create index webhooks_of_restaurant on webhooks (store_id);

create table webhook_messages (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- The row of booking_history or desk_log that is told of: once to each webhook.
  source text not null check (source in ('booking_history', 'desk_log')),
  source_id bigint not null,
  event text not null,
  -- As it is signed: the same at each attempt.
  body text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  -- Null once it is delivered or has failed for good.
  next_at timestamptz,
  failed_at timestamptz,
  problem text,
  constraint webhook_messages_once unique (webhook_id, source, source_id)
);
create index webhook_messages_due on webhook_messages (webhook_id, next_at) where next_at is not null;
create index webhook_messages_by_age on webhook_messages (created_at);

-- How far booking_history and desk_log have been read. A row's id is given before it commits, so that a higher one may be
-- seen first: rows are read again until `seen`, noted minutes ago, becomes the position.
create table webhook_reader (
  id boolean primary key default true check (id),
  history_position bigint not null,
  history_seen bigint not null,
  log_position bigint not null,
  log_seen bigint not null,
  seen_at timestamptz not null
);
