-- What a restaurant's staff noted about a party, and the words with which they cancelled it: erased with the booking. On a
-- large site db/prepare/163.sql builds the indexes before, while the site runs.
set local lock_timeout = '5s';
alter table bookings add column if not exists team_note text not null default '';
alter table bookings add column if not exists cancellation_words text not null default '';
-- The offer whose voucher the diner brings.
alter table bookings add column if not exists offer_slug text;

-- The note of somebody without an e-mail address is erased like everybody else's.
create index if not exists bookings_noted_without_address on bookings (service_date)
  where email = '' and team_note <> '';
-- Visits of a guest who rings.
create index if not exists bookings_by_phone on bookings (store_id, phone_ending(phone_number))
  where phone_number <> '' and status = 'booked';
