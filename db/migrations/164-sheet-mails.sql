-- Before which sittings a restaurant is e-mailed its day sheet.
create table sheet_mails (
  store_id text not null,
  -- The sitting's name.
  sitting text not null,
  -- Null: the restaurant's own address.
  email text,
  -- The last service date of which it was sent.
  sent_for date,
  constraint sheet_mails_pkey primary key (store_id, sitting)
);
