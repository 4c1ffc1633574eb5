-- Versions of the content that were current and gave way to another: a process that starts with the folder of one of them
-- does not make it current again. content_versions knows the last 20 only. By a trigger, since the build before publishes too.
create table content_superseded (
  version text primary key,
  superseded_at timestamptz not null default now()
);

insert into content_superseded (version)
select version from content_versions where version not in (select version from content_current);

create function keep_superseded_version() returns trigger language plpgsql as $$
begin
  insert into content_superseded (version) values (old.version)
  on conflict (version) do update set superseded_at = excluded.superseded_at;
  return null;
end
$$;

create trigger content_current_is_superseded after update on content_current
for each row when (old.version <> new.version) execute function keep_superseded_version();
