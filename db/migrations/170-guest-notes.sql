-- What a restaurant notes about a guest, until a date. Kept apart from bookings, and erased with the guest.
create table guest_notes (
  id uuid primary key,
  -- address_hash of the e-mail address, or of the last ten digits of the phone number.
  guest bytea not null,
  store_id text not null,
  note text not null,
  person_id uuid,
  created_at timestamptz not null,
  expires_on date not null
);
create index guest_notes_of_guest on guest_notes (guest);
create index guest_notes_by_end on guest_notes (expires_on);
