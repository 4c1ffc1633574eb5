-- What the door has done with a party since it was booked: 'arrived', 'seated', 'left' or 'no-show', the last step current.
create table party_statuses (
  booking_id uuid not null,
  store_id text not null,
  steps text[] not null default '{}',
  changed_at timestamptz not null,
  constraint party_statuses_pkey primary key (booking_id, store_id),
  constraint status_of_a_booking foreign key (booking_id, store_id) references bookings (id, store_id) on delete cascade
);

-- Changes with each status of a day. Not service_days, whose version makes every booking read its day again.
create table status_days (
  store_id text not null,
  service_date date not null,
  version bigint not null,
  constraint status_days_pkey primary key (store_id, service_date)
);
