-- What a message to an address was for. Each purpose has its own count: a stranger who asks for links to preferences must
-- keep nobody from booking. Before, all were counted together; what the build before writes has none.
alter table address_messages add column purpose text not null default '';

-- As enter_address(text, timestamptz) of 070, which the build before still calls, with the messages of one purpose alone.
create function enter_address(wanted_email text, at timestamptz, wanted_purpose text)
returns table (live_bookings int, asked timestamptz[])
language plpgsql volatile rows 1 as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('address ' || counted_address(wanted_email), 0));
  return query select
    (
      select count(*)::int from bookings b
      where b.status = 'booked' and counted_address(b.email) = counted_address(wanted_email) and b.ends_at > at
    ),
    array(
      select m.asked_at from address_messages m
      where m.address_hash = address_hash(wanted_email) and m.purpose = wanted_purpose
        and m.asked_at > at - interval '1 day'
      order by m.asked_at
    );
end
$$;
