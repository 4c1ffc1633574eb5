import type { Generated } from 'kysely';

/** Rows of db/migrations/010-booking.sql, 030-holds-and-lines.sql and 051-messages.sql. Dates are 'YYYY-MM-DD', wall times 'HH:MM', instants Date. */
export type BookingRow = {
  id: string;
  reference: string;
  booking_type: 'booking' | 'enquiry' | 'event';
  status: 'booked' | 'cancelled' | 'received';
  store_id: string;
  service_date: string;
  service_time: string;
  starts_at: Date;
  ends_at: Date;
  adult_covers: number;
  child_covers: number;
  occasion_id: string;
  /** Null only for an event asked for without one. */
  menu_id: string | null;
  area_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  special_request: string;
  should_receive_promotions: boolean;
  should_receive_sms: boolean;
  manage_token_hash: Buffer;
  created_at: Date;
  /** Moves on with every change the diner makes. */
  sequence: number;
  upsells: ChosenUpsell[];
};

/** An extra as it was chosen; the price in pence as it was that day. */
export type ChosenUpsell = { id: string; name: string; price: number };

export type CardGuaranteeRow = {
  booking_id: string;
  customer_id: string;
  amount_pence: number;
  free_until: Date;
  wording_version: string;
  wording: string;
  status: 'held' | 'released' | 'due' | 'charged' | 'refused';
};

export type WaitlistRow = {
  id: string;
  place: Generated<number>;
  reference: string;
  status: 'waiting' | 'offered' | 'booked' | 'lapsed' | 'left';
  store_id: string;
  service_date: string;
  service_time: string;
  starts_at: Date;
  adult_covers: number;
  child_covers: number;
  occasion_id: string;
  menu_id: string;
  area_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  notify_by: 'email' | 'sms';
  token_hash: Buffer;
  offered_until: Date | null;
  booking_id: string | null;
  created_at: Date;
};

export type HoldRow = {
  id: string;
  store_id: string;
  service_date: string;
  service_time: string;
  starts_at: Date;
  ends_at: Date;
  adult_covers: number;
  child_covers: number;
  expires_at: Date;
  renewed: boolean;
  waitlist_id: string | null;
  created_at: Date;
};

export type MessageRow = {
  id: string;
  reference: string;
  store_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  message: string;
  created_at: Date;
};

type AllocationRow = {
  booking_id: string | null;
  hold_id: string | null;
  store_id: string;
  table_id: string;
  during: string;
  live: boolean;
};

export type BookingTables = {
  bookings: BookingRow;
  card_guarantees: CardGuaranteeRow;
  waitlist_entries: WaitlistRow;
  holds: HoldRow;
  booking_messages: MessageRow;
  table_allocations: AllocationRow;
  booking_history: { id: Generated<number>; booking_id: string; event: string; happened_at: Date; detail: object };
  idempotency_keys: { key: string; body_hash: Buffer; answer: object; created_at: Date };
  service_days: { store_id: string; service_date: string; version: number };
};
