-- Customers: one row for each e-mail address, compared without case, and what each agreed to be sent.
create table customers (
  id uuid primary key,
  -- The key of the preferences page: whoever has it may read and change the row. Never logged, nor put in a job.
  guid uuid not null constraint customers_guid_unique unique,
  email text not null,
  first_name text not null default '',
  phone_number text not null default '',
  -- The storeId of a restaurant; empty when none was chosen.
  fav_restaurant_code text not null default '',
  -- Epoch seconds at midnight UTC; in 1904, and so negative, when the year was not told.
  birth_date bigint,
  gender text not null default '',
  interests text[] not null default '{}',
  -- When the address was first known to reach its owner; null before.
  confirmed_at timestamptz,
  created_at timestamptz not null
);
create unique index customers_by_address on customers (lower(email));

-- Under this hash a consent is kept: a customer can be forgotten, and the address still stays off the list.
create function consent_address(email text) returns bytea language sql immutable as $$
  select sha256(convert_to(lower(email), 'UTF8'))
$$;

-- What was agreed to and withdrawn, only ever appended to. It names no customer, so it outlives them.
create table customer_consents (
  id bigint generated always as identity primary key,
  address_hash bytea not null,
  channel text not null check (channel in ('email', 'sms')),
  -- Asked: by somebody who has not shown yet that the address is theirs. It permits nothing.
  state text not null check (state in ('asked', 'given', 'withdrawn')),
  -- The form, page or link by which it happened.
  place text not null,
  -- Names the words that were shown.
  wording text not null,
  happened_at timestamptz not null
);
create index customer_consents_of_address on customer_consents (address_hash, channel, id);

create function refuse_rewriting_customer_consents() returns trigger language plpgsql as $$
begin
  raise exception 'customer_consents is append-only';
end
$$;
create trigger customer_consents_is_append_only
  before update or delete or truncate on customer_consents
  for each statement execute function refuse_rewriting_customer_consents();

-- What holds now: the addresses whose last entry for a channel, other than asked, is given.
create view standing_consents as
  select address_hash, channel
  from (
    select distinct on (address_hash, channel) address_hash, channel, state
    from customer_consents
    where state <> 'asked'
    order by address_hash, channel, id desc
  ) last_entry
  where state = 'given';
