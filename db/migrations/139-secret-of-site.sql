-- By what the secret of the site's processes is known: one that made another in its own data folder must not join them,
-- as they would refuse each other's tokens. The secret itself is not here.
create table secret_of_site (
  only_row boolean primary key default true check (only_row),
  fingerprint bytea not null
);
