-- The venue of a group enquiry, in its sender's words. Null for messages from before, and for other forms.
alter table contact_messages add column venue text;
