-- How many messages an e-mail address was sent because somebody asked for them, and how many bookings it has.

-- An address as it is counted: in one spelling, and without the tag with which one mailbox has many addresses.
create function counted_address(email text) returns text language sql immutable as $$
  select lower(regexp_replace(email, '\+[^@]*@', '@'))
$$;
create function address_hash(email text) returns bytea language sql immutable as $$
  select sha256(convert_to(counted_address(email), 'UTF8'))
$$;

-- One row for each act that mailed somebody who had not asked before; deleted after a day.
create table address_messages (
  address_hash bytea not null,
  asked_at timestamptz not null
);
create index address_messages_by_address on address_messages (address_hash, asked_at);
create index bookings_of_address on bookings (counted_address(email)) where status = 'booked';

-- Takes the address until the end of the transaction, then counts: what is counted is still so when it commits. Taken
-- before any day, so that no two transactions wait for each other. Volatile, so that each statement sees what was
-- committed while it waited.
create function enter_address(wanted_email text, at timestamptz)
returns table (live_bookings int, asked timestamptz[])
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('address ' || counted_address(wanted_email), 0));
  return query select
    (
      select count(*)::int from bookings b
      where b.status = 'booked' and counted_address(b.email) = counted_address(wanted_email) and b.ends_at > at
    ),
    array(
      select m.asked_at from address_messages m
      where m.address_hash = address_hash(wanted_email) and m.asked_at > at - interval '1 day'
      order by m.asked_at
    );
end
$$;
