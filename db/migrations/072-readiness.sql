-- One row, written by whoever asks whether this database takes writes.
create table readiness (
  id boolean primary key check (id),
  written_at timestamptz not null
);
