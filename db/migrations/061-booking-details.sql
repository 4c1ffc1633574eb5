-- What a party needs, the second consent to text messages, and what editing a booking leaves behind.

alter table bookings
  -- {"highChairs", "pram", "wheelchair", "stepFree", "allergies"}; null when nothing was said.
  add column needs jsonb,
  -- should_receive_sms is about this booking; this is about offers.
  add column should_receive_sms_promotions boolean not null default false;
alter table waitlist_entries add column needs jsonb;
-- Kept for the booking that replaces the hold.
alter table holds add column needs jsonb;

-- SHA-256 of the session that booked: only it is given the manage token.
alter table idempotency_keys add column session_hash bytea;

-- An e-mail address that a booking no longer has, until it has been told so.
create table replaced_addresses (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  email text not null,
  replaced_at timestamptz not null
);
