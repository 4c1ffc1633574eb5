import type { Generated } from 'kysely';

/** Rows of db/migrations/010-booking.sql. Dates are 'YYYY-MM-DD', wall times 'HH:MM', instants Date. */
export type BookingRow = {
  id: string;
  reference: string;
  booking_type: 'booking' | 'enquiry' | 'event';
  status: 'booked' | 'cancelled';
  store_id: string;
  service_date: string;
  service_time: string;
  starts_at: Date;
  ends_at: Date;
  adult_covers: number;
  child_covers: number;
  occasion_id: string;
  menu_id: string;
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
};

export type BookingTables = {
  bookings: BookingRow;
  table_allocations: { booking_id: string; store_id: string; table_id: string; during: string; live: boolean };
  booking_history: { id: Generated<number>; booking_id: string; event: string; happened_at: Date; detail: object };
  idempotency_keys: { key: string; body_hash: Buffer; answer: object; created_at: Date };
  service_days: { store_id: string; service_date: string; version: number };
};
