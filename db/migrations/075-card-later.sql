-- A table kept at once for a booking whose card is given later, by the link of an e-mail: an offer that nobody waited for.

alter table waitlist_entries
  -- The rest of that booking, to be booked as it was asked for: {"specialRequest", "shouldReceivePromotions",
  -- "shouldReceiveSms", "shouldReceiveSmsPromotions", "upsells": [{"id", "name", "price"}]}. Null for those who wait.
  add column card_later jsonb;
