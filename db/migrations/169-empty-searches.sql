-- How often a search of one restaurant found no table, by the date it was for. Counts only, added to every minute.
create table empty_searches (
  store_id text not null,
  service_date date not null,
  searches int not null,
  constraint empty_searches_pkey primary key (store_id, service_date)
);
