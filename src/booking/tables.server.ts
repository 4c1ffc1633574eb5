import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ClosingReason } from './contracts/closing.ts';
import type { Customer } from './contracts/customer.ts';
import type { Needs } from './contracts/needs.ts';

/**
 * Rows of db/migrations/010-booking.sql, 030-holds-and-lines.sql, 051-messages.sql and later. Dates are 'YYYY-MM-DD',
 * wall times 'HH:MM', instants Date.
 */
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
  /** Null only for an event without a menu. */
  menu_id: string | null;
  area_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  special_request: string;
  should_receive_promotions: boolean;
  should_receive_sms: boolean;
  should_receive_sms_promotions: boolean;
  needs: Needs | null;
  manage_token_hash: Buffer;
  created_at: Date;
  /** Incremented by every change of the diner. */
  sequence: number;
  upsells: ChosenUpsell[];
  source: BookingSource;
  /** Of the restaurant's staff: diners never see it. */
  team_note: string;
  /** What the restaurant wrote to the diner when it cancelled. */
  cancellation_words: string;
  /** Of the voucher the diner brings. */
  offer_slug: string | null;
};

/** Staff book by phone and seat walk-ins, see db/migrations/162-booking-sources.sql. */
export type BookingSource = 'online' | 'phone' | 'walk-in';

/** A chosen extra; price in pence on the day it was chosen. */
export type ChosenUpsell = { id: string; name: string; price: number };

export type CardGuaranteeRow = {
  booking_id: string;
  store_id: string;
  customer_id: string;
  amount_pence: number;
  free_until: Date;
  wording_version: string;
  wording: string;
  status: 'held' | 'released' | 'due' | 'charged' | 'refused';
  /** How often a refused charge was tried again. */
  retries: number;
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
  /** See db/migrations/060-waitlist-windows.sql; null in older entries for a single time. */
  window_from: string | null;
  window_to: string | null;
  window_starts_at: Date | null;
  window_ends_at: Date | null;
  offered_time: string | null;
  offered_starts_at: Date | null;
  session_hash: Buffer | null;
  asker: Buffer | null;
  /** The normalised address that identifies a person. */
  person: GeneratedAlways<string>;
  card_later: CardLater | null;
  needs: Needs | null;
  booking_id: string | null;
  created_at: Date;
};

/** The rest of a booking whose table is held for a card, see db/migrations/075-card-later.sql. */
export type CardLater = Pick<
  Customer,
  'specialRequest' | 'shouldReceivePromotions' | 'shouldReceiveSms' | 'shouldReceiveSmsPromotions'
> & { upsells: ChosenUpsell[] };

export type WaitlistEntryRow = Selectable<WaitlistRow>;

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
  needs: Needs | null;
  session_hash: Buffer | null;
  asker: Buffer | null;
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
  block_id: string | null;
  store_id: string;
  table_id: string;
  during: string;
  live: boolean;
};

/** What staff close for a service date, see db/migrations/167-blocks.sql. */
export type DayBlockRow = {
  id: string;
  store_id: string;
  service_date: string;
  kind: 'tables' | 'online' | 'pacing';
  table_ids: string[];
  starts_at: Date | null;
  ends_at: Date | null;
  covers: number | null;
  reason: string;
  created_at: Date;
};

/** Days on which staff close a restaurant, see db/migrations/168-closings.sql. */
export type ClosingRow = {
  id: string;
  store_id: string;
  first_date: string;
  last_date: string;
  reason: ClosingReason;
  words: string;
  created_at: Date;
  told_at: Date | null;
  reopened_at: Date | null;
};

/** A party that was booked on such a day, and the table held for it elsewhere. */
export type ClosedPartyRow = {
  booking_id: string;
  store_id: string;
  closing_id: string;
  service_date: string;
  token_hash: Buffer;
  searched_at: Date | null;
  offered_store_id: string | null;
  offered_time: string | null;
  hold_id: string | null;
  held_until: Date | null;
  moved_store_id: string | null;
  moved_booking_id: string | null;
};

/** Rows to erase once they are over, see db/migrations/137-forget-when-over.sql. */
export type ForgetLaterRow = { kind: 'booking' | 'waitlist-entry'; id: string; store_id: string };

/** What is offered for a request. */
export type OfferedParty = {
  adultCovers: number;
  childCovers: number;
  occasionId: string;
  menuId: string;
  areaId: string | null;
};

/** See db/migrations/166-enquiries-answered.sql. */
export type RequestAnswerRow = {
  id: string;
  store_id: string;
  request_id: string;
  kind: 'offer' | 'declined' | 'words' | 'settled';
  message: string;
  sister_store_id: string | null;
  person_id: string | null;
  created_at: Date;
  party: OfferedParty | null;
  token_hash: Buffer | null;
  offered_until: Date | null;
  withdrawn_at: Date | null;
  taken: number | null;
};

export type OfferedTimeRow = {
  answer_id: string;
  store_id: string;
  position: number;
  service_date: string;
  service_time: string;
  starts_at: Date;
  ends_at: Date;
  hold_id: string;
};

/** Columns that most bookings leave as they are. */
type Defaulted = 'team_note' | 'cancellation_words' | 'offer_slug';

export type BookingTables = {
  bookings: Omit<BookingRow, Defaulted> & { [Name in Defaulted]: Generated<BookingRow[Name]> };
  card_guarantees: Omit<CardGuaranteeRow, 'retries'> & { retries: Generated<number> };
  waitlist_entries: WaitlistRow;
  holds: HoldRow;
  booking_messages: MessageRow;
  table_allocations: AllocationRow;
  booking_history: {
    id: Generated<number>;
    booking_id: string;
    store_id: string;
    event: string;
    happened_at: Date;
    detail: object;
  };
  idempotency_keys: {
    key: string;
    /** Empty for a message to the brand. */
    store_id: string;
    body_hash: Buffer;
    answer: object;
    created_at: Date;
    session_hash: Buffer | null;
  };
  replaced_addresses: { id: string; booking_id: string; store_id: string; email: string; replaced_at: Date };
  address_messages: { address_hash: Buffer; asked_at: Date; purpose: string };
  forget_when_over: ForgetLaterRow;
  day_blocks: DayBlockRow;
  closings: ClosingRow;
  closings_version: { version: number };
  closed_parties: ClosedPartyRow;
  service_days: { store_id: string; service_date: string; version: number };
  request_answers: RequestAnswerRow;
  offered_times: OfferedTimeRow;
  request_alerts: { request_id: string; store_id: string; alerted_at: Date };
  empty_searches: { store_id: string; service_date: string; searches: number };
};
