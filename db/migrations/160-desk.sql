-- Staff who use the desk: who they are, what they may do, how they sign in, and what they did.
create table desk_people (
  id uuid primary key,
  email text not null,
  name text not null default '',
  -- Hashed with scrypt; null until it is set. For shared tablets only.
  pin text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index desk_people_by_address on desk_people (lower(email));

create table desk_roles (
  person_id uuid not null references desk_people (id) on delete cascade,
  -- Null: every restaurant.
  store_id text,
  role text not null check (role in ('host', 'manager', 'office', 'reader')),
  constraint desk_roles_one_a_place unique nulls not distinct (person_id, store_id),
  constraint desk_roles_office_is_everywhere check (role <> 'office' or store_id is null)
);

create table desk_passkeys (
  -- The credential's id, base64url.
  id text primary key,
  person_id uuid not null references desk_people (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  used_at timestamptz
);
create index desk_passkeys_of_person on desk_passkeys (person_id);

-- Each answers one ceremony and is deleted by it.
create table desk_challenges (
  challenge text primary key,
  -- Who adds a passkey; null when somebody signs in.
  person_id uuid references desk_people (id) on delete cascade,
  expires_at timestamptz not null
);
create index desk_challenges_by_end on desk_challenges (expires_at);

create table desk_links (
  id uuid primary key,
  token_hash bytea not null constraint desk_links_token_unique unique,
  person_id uuid not null references desk_people (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'sign-in')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index desk_links_by_end on desk_links (expires_at);
create index desk_links_of_person on desk_links (person_id);

create table desk_sessions (
  token_hash bytea primary key,
  person_id uuid not null references desk_people (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index desk_sessions_of_person on desk_sessions (person_id);
create index desk_sessions_by_last_use on desk_sessions (seen_at);

-- Tablets that a restaurant shares. Whoever gives their PIN acts on one until acting_until.
create table desk_devices (
  id uuid primary key,
  token_hash bytea not null constraint desk_devices_token_unique unique,
  store_id text not null,
  name text not null,
  created_at timestamptz not null,
  acting_person_id uuid references desk_people (id) on delete set null,
  acting_until timestamptz
);
create index desk_devices_of_restaurant on desk_devices (store_id);

-- Only ever appended to. It has ids and no names, so that people can be forgotten and the log stays true.
create table desk_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  person_id uuid,
  device_id uuid,
  store_id text,
  act text not null,
  -- The id of what was changed: a person, device or booking.
  subject text,
  before jsonb,
  after jsonb
);
create index desk_log_of_restaurant on desk_log (store_id, id);
create index desk_log_of_subject on desk_log (subject, id);

create function refuse_rewriting_desk_log() returns trigger language plpgsql as $$
begin
  raise exception 'desk_log is append-only';
end
$$;
create trigger desk_log_is_append_only
  before update or delete or truncate on desk_log
  for each statement execute function refuse_rewriting_desk_log();
