/** Rows of db/migrations/080-contact.sql and 153-group-venue.sql. */
export type ContactMessageRow = {
  id: string;
  reference: string;
  kind: 'contact' | 'group-booking';
  idempotency_key: string;
  body_hash: Buffer;
  store_id: string | null;
  /** The venue of a group enquiry, as the sender typed it. */
  venue: string | null;
  /** Reason and sub-reason, such as visit/praise; for a group enquiry, its kind. */
  about: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  message: string;
  visit_date: string | null;
  guests: number | null;
  /** For a group enquiry. */
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
