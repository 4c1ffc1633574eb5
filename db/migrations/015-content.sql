-- What the brand says, by version; exactly one version is current.
create table content_versions (
  version text primary key,
  -- json, not jsonb: the order of keys is part of what the version is made from
  body json not null,
  loaded_at timestamptz not null default now()
);

create table content_current (
  only_row boolean primary key default true check (only_row),
  version text not null references content_versions (version),
  since timestamptz not null default now()
);
