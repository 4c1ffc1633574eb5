-- Tables to come and places in waiting lists of people who asked to be forgotten: they are kept until they are over, and
-- then name nobody, not only when what is kept for everybody has had its time.
create table forget_when_over (
  kind text not null check (kind in ('booking', 'waitlist-entry')),
  id uuid not null,
  store_id text not null,
  primary key (kind, id, store_id)
);
