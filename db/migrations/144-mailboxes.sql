-- One function says which mailbox an address reaches: two addresses are one mailbox when it returns the same for both.
-- It is for comparing, never for sending. Decision 034 says which rules it has, and why.
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

set local lock_timeout = '5s';

-- On a large site db/prepare/144.sql builds it before, while the site runs.
create index if not exists bookings_of_mailbox on bookings (mailbox_of(email)) where status = 'booked';
drop index if exists bookings_of_address;

-- The build before counts by these names, and so by the same rule.
create or replace function counted_address(email text) returns text language sql immutable as $$
  select mailbox_of(email)
$$;
create or replace function address_hash(email text) returns bytea language sql immutable as $$
  select sha256(convert_to(mailbox_of(email), 'UTF8'))
$$;

-- The person of an entry was computed by the rule before; any update computes it anew. Only entries to come are compared.
update waitlist_entries set email = email
where service_date >= current_date - 1 and person <> mailbox_of(email);

-- Hashes follow as far as the address is still known. Where one mailbox has several rows already, the first gets the hash
-- and the others stay as they are: nothing that was given is taken away.
with first_of_mailbox as (
  select distinct on (job_id, address_hash(email)) id, job_id, address_hash(email) as hash
  from job_applications
  where address_hash <> address_hash(email)
  order by job_id, address_hash(email), created_at, id
)
update job_applications a set address_hash = f.hash from first_of_mailbox f
where a.id = f.id and not exists (
  select from job_applications o where o.job_id = f.job_id and o.address_hash = f.hash
);

with first_of_mailbox as (
  select distinct on (v.offer_slug, v.occasion, address_hash(c.email))
    v.id, v.offer_slug, v.occasion, address_hash(c.email) as hash
  from vouchers v join customers c on c.id = v.customer_id
  where v.address_hash <> address_hash(c.email)
  order by v.offer_slug, v.occasion, address_hash(c.email), v.given_at, v.id
)
update vouchers v set address_hash = f.hash from first_of_mailbox f
where v.id = f.id and not exists (
  select from vouchers o
  where o.offer_slug = f.offer_slug and o.occasion = f.occasion and o.address_hash = f.hash
);

with first_of_mailbox as (
  select distinct on (address_hash(c.email)) r.id, address_hash(c.email) as hash
  from referrers r join customers c on c.id = r.customer_id
  where r.address_hash <> address_hash(c.email)
  order by address_hash(c.email), r.created_at, r.id
)
update referrers r set address_hash = f.hash from first_of_mailbox f
where r.id = f.id and not exists (select from referrers o where o.address_hash = f.hash);

with first_of_mailbox as (
  select distinct on (address_hash(c.email)) r.id, address_hash(c.email) as hash
  from referrals r
  join vouchers v on v.id = r.friend_voucher_id
  join customers c on c.id = v.customer_id
  where r.friend_hash <> address_hash(c.email)
  order by address_hash(c.email), r.claimed_at, r.id
)
update referrals r set friend_hash = f.hash from first_of_mailbox f
where r.id = f.id and not exists (select from referrals o where o.friend_hash = f.hash);
