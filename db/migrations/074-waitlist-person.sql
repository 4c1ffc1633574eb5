-- The person of a waitlist entry as limits count them, kept: every lock of a full day compares it for all who wait.

alter table waitlist_entries
  add column person text generated always as (counted_address(email)) stored;
drop index waitlist_of_person;
create index waitlist_of_person on waitlist_entries (service_date, person);
