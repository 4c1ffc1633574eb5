-- When each page last said something new, for the site map. A page is known by a digest of what it says.
create table page_changes (
  path text primary key,
  digest text not null,
  changed_on date not null
);
