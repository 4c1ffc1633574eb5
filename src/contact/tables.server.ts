/** Rows of db/migrations/080-contact.sql and 153-group-venue.sql. */
export type ContactMessageRow = {
  id: string;
  reference: string;
  kind: 'contact' | 'group-booking';
  idempotency_key: string;
  body_hash: Buffer;
  /** The restaurant it is about, if any. */
  store_id: string | null;
  /** The venue of a group enquiry, in its sender's words. */
  venue: string | null;
  /** Ids of reason and sub-reason, as visit/praise; of a group enquiry its kind. */
  about: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  message: string;
  visit_date: string | null;
  guests: number | null;
  /** The span a group asks for. */
  time_from: string | null;
  time_until: string | null;
  should_receive_promotions: boolean;
  should_receive_sms: boolean;
  created_at: Date;
};

export type ContactFileRow = {
  message_id: string;
  position: number;
  filename: string;
  content_type: string;
  content: Buffer;
};

export type ContactTables = { contact_messages: ContactMessageRow; contact_files: ContactFileRow };
