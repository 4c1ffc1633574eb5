-- Birthday e-mails that were queued: one for each birthday of a customer, however often the job runs.
create table birthday_letters (
  customer_id uuid not null references customers (id) on delete cascade,
  -- Of the birthday.
  year integer not null,
  queued_at timestamptz not null,
  primary key (customer_id, year)
);
