-- Where a booking came from. Staff book by phone and seat walk-ins, who need no name, address or number. On a large site
-- db/prepare/162.sql builds the index before, while the site runs.
set local lock_timeout = '5s';
alter table bookings add column if not exists source text not null default 'online';
-- Older rows pass: the column is new.
alter table bookings
  add constraint bookings_source_check check (source in ('online', 'phone', 'walk-in')) not valid;
-- What was noted of people without an e-mail address is erased with everybody else's.
create index if not exists bookings_named_without_address on bookings (service_date)
  where email = '' and source <> 'online' and first_name || last_name || phone_number <> '';
