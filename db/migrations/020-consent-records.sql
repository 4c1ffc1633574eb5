-- What visitors chose about cookies: kept as proof of consent, so nothing in it is ever changed or taken out.
create table consent_records (
  id bigint generated always as identity primary key,
  session_id uuid not null,
  performance boolean not null,
  marketing boolean not null,
  -- Names the words that were shown, as src/layout/consent/wording.ts dates them.
  wording_version date not null,
  recorded_at timestamptz not null
);
create index consent_records_of_a_session on consent_records (session_id, recorded_at);

create function refuse_rewriting_consent() returns trigger language plpgsql as $$
begin
  raise exception 'consent_records is append-only';
end
$$;
create trigger consent_records_is_append_only
  before update or delete or truncate on consent_records
  for each statement execute function refuse_rewriting_consent();
