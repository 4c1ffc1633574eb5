import { type QueryExecutorProvider, sql } from 'kysely';
import type { CreateAnswer, CreateRequest } from '../contracts/booking.ts';
import type { FreeSlot } from '../rules/seating/availability.ts';
import type { ChosenUpsell } from '../tables.server.ts';
import { jsonb } from './day/jsonb.ts';
import { type ExpectedDay, writeToDay } from './day/taken-day.server.ts';

export type NewBooking = {
  id: string;
  reference: string;
  storeId: string;
  request: CreateRequest;
  offer: FreeSlot;
  upsells: ChosenUpsell[];
  /** The hold this booking replaces. */
  holdId: string | null;
  manageTokenHash: Buffer;
  bodyHash: Buffer;
  sessionHash: Buffer;
  answer: CreateAnswer;
  now: Date;
  /** Whether the diner was offered the table: its message is not counted. */
  invited: boolean;
};

/** The needs of the booking; when it says nothing, those that came with its hold. */
function needsSql({ storeId, request, holdId }: NewBooking) {
  if (request.needs) return jsonb(request.needs);
  return holdId === null
    ? sql`null::jsonb`
    : sql`(select needs from holds where id = ${holdId}::uuid and store_id = ${storeId})`;
}

/** Booking, tables, history, answer and the day's new version in one statement; returns and throws as `writeToDay`. */
export function writeBooking(
  tx: QueryExecutorProvider,
  booking: NewBooking,
  state: ExpectedDay,
): Promise<number | null> {
  const { id, reference, storeId, request, offer, now } = booking;
  const { customer } = request;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const parts = sql`booked as (
      insert into bookings (
        id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
        adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
        special_request, should_receive_promotions, should_receive_sms, should_receive_sms_promotions,
        manage_token_hash, created_at, upsells, needs
      )
      select ${id}::uuid, ${reference}, 'booking', 'booked', ${storeId}, ${request.date}::date, ${request.time},
        ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${request.adultCovers}::smallint,
        ${request.childCovers}::smallint, ${request.occasionId}, ${request.menuId}, ${request.areaId}::text,
        ${customer.firstName}, ${customer.lastName}, ${customer.email}, ${customer.phoneNumber},
        ${customer.specialRequest}, ${customer.shouldReceivePromotions}::boolean, ${customer.shouldReceiveSms}::boolean,
        ${customer.shouldReceiveSmsPromotions ?? false}::boolean, ${booking.manageTokenHash}::bytea,
        ${now}::timestamptz, ${JSON.stringify(booking.upsells)}::jsonb, ${needsSql(booking)}
      from moved
    ), seated as (
      insert into table_allocations (booking_id, store_id, table_id, during, live)
      select ${id}::uuid, ${storeId}, table_id, tstzrange(${startsAt}, ${endsAt}), true
      from moved, unnest(${offer.seat.tableIds}::text[]) table_id
    ), noted as (
      insert into booking_history (booking_id, store_id, event, happened_at, detail)
      select ${id}::uuid, ${storeId}, 'booked', ${now}::timestamptz,
        ${JSON.stringify({ seatId: offer.seat.id, tableIds: offer.seat.tableIds })}::jsonb
      from moved
    ), answered as (
      insert into idempotency_keys (key, store_id, body_hash, answer, created_at, session_hash)
      select ${request.idempotencyKey}, ${storeId}, ${booking.bodyHash}::bytea, ${JSON.stringify(booking.answer)}::jsonb,
        ${now}::timestamptz, ${booking.sessionHash}::bytea
      from moved
    ), counted as (
      insert into address_messages (address_hash, asked_at, purpose)
      select address_hash(${customer.email}), ${now}::timestamptz, 'booking' from moved where not ${booking.invited}::boolean
    )`;
  return writeToDay(tx, { storeId, date: request.date, holdId: booking.holdId, parts }, state);
}
