-- Before the upgrade of a large site, while it runs: psql "$DATABASE_URL" -f db/prepare/144.sql. Bookings go on
-- meanwhile; what was stopped half-way leaves an index that is not valid: drop that one and run it again.
\set ON_ERROR_STOP on
create or replace function mailbox_of(email text) returns text language plpgsql immutable strict parallel safe as $$
declare
  parts text[] := regexp_match(lower(btrim(email)), '^(.+)@([^@]+)$');
  name text := parts[1];
  domain text := parts[2];
  sub_domain text[] := regexp_match(domain, '^([^.]+)\.(fastmail\.(?:com|fm|net|org|co\.uk|com\.au))$');
begin
  if name is null then
    return lower(btrim(email));
  end if;
  -- Fastmail: anything@name.fastmail.com reaches name@fastmail.com.
  if sub_domain is not null then
    return sub_domain[1] || '@' || sub_domain[2];
  end if;
  domain := case
    when domain = 'googlemail.com' then 'gmail.com'
    when domain in ('me.com', 'mac.com') then 'icloud.com'
    when domain in ('protonmail.com', 'protonmail.ch', 'pm.me') then 'proton.me'
    else domain
  end;
  name := regexp_replace(name, '(.)\+.*$', '\1');
  name := case
    when domain = 'gmail.com' then replace(name, '.', '')
    when domain = 'proton.me' then translate(name, '._-', '')
    -- No Yahoo account has a hyphen in its name: one begins the keyword of a disposable address.
    when domain ~ '^(ymail\.com|rocketmail\.com|yahoo\.(com|co\.uk|ie|fr|de|it|es|ca|in|gr|ro|pl|se|no|dk|co\.in|com\.[a-z]{2}))$'
      then regexp_replace(name, '(.)-.*$', '\1')
    else name
  end;
  return name || '@' || domain;
end
$$;

create index concurrently if not exists bookings_of_mailbox on bookings (mailbox_of(email)) where status = 'booked';
