-- A STOP by text message names a number, in international format; customers have theirs as they typed it, so the last
-- nine digits narrow down whose it may be.
create function phone_ending(phone text) returns text language sql immutable as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 9)
$$;
create index customers_by_phone on customers (phone_ending(phone_number)) where phone_number <> '';
