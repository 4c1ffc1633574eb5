-- Whoever has only this database must not find out by guessing who was forgotten. As long as there is a customer, the
-- address stands beside the ledger, and the hash hides nothing. Once there is none, a job replaces the hash of the
-- address by one that takes the site's secret as well. Nothing else of an entry ever changes.
alter table customer_consents add column keyed boolean not null default false;
create index customer_consents_not_keyed on customer_consents (address_hash) where not keyed;
create index customers_by_consent_address on customers (consent_address(email));

create function keep_customer_consent() returns trigger language plpgsql as $$
begin
  if old.keyed or not new.keyed
    or to_jsonb(new) - 'address_hash' - 'keyed' <> to_jsonb(old) - 'address_hash' - 'keyed' then
    raise exception 'customer_consents is append-only';
  end if;
  return new;
end
$$;
drop trigger customer_consents_is_append_only on customer_consents;
create trigger customer_consents_is_append_only
  before delete or truncate on customer_consents
  for each statement execute function refuse_rewriting_customer_consents();
create trigger customer_consents_only_hides_addresses
  before update on customer_consents
  for each row execute function keep_customer_consent();
