import { type Kysely, sql } from 'kysely';
import type { CreateAnswer, CreateRequest } from '../contract.ts';
import type { FreeOffer } from '../offer.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { type DayState, moveOn } from './move-on.server.ts';

export type NewBooking = {
  id: string;
  reference: string;
  storeId: string;
  request: CreateRequest;
  offer: FreeOffer;
  upsells: ChosenUpsell[];
  /** The hold this booking takes the place of. */
  holdId: string | null;
  manageTokenHash: Buffer;
  bodyHash: Buffer;
  answer: CreateAnswer;
  now: Date;
};

/**
 * The tables held so far are let go in the same statement, after the lock and before anything is written. A hold of
 * another day is none of this day's business: it is released or runs out there.
 */
function freed({ holdId, storeId, request: { date } }: NewBooking) {
  if (holdId === null) return sql`freed as (select 0 as gone)`;
  const own = sql`h.id = ${holdId}::uuid and h.store_id = ${storeId} and h.service_date = ${date}::date`;
  return sql`let_go as (
      delete from table_allocations a using locked, holds h where a.hold_id = h.id and ${own} returning 1
    ), over as (
      delete from holds h using locked where ${own}
    ), freed as (select count(*) as gone from let_go)`;
}

/**
 * Booking, tables, history, answer and the day's new version in one statement: one journey to the database. Written
 * only as `moveOn` says; gives the new version, or null when the day has moved on.
 */
export async function writeBooking(
  tx: Kysely<BookingTables>,
  booking: NewBooking,
  state: DayState,
): Promise<number | null> {
  const { id, reference, storeId, request, offer, now } = booking;
  const { customer } = request;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const { rows } = await sql<{ version: number }>`
    with locked as materialized (
      select case when ${state.guarded} then lock_service_day(${storeId}, ${request.date}::date) end
    ), ${freed(booking)}, moved as (
      ${moveOn({ storeId, date: request.date }, state, sql`locked, freed`)}
    ), booked as (
      insert into bookings (
        id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
        adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
        special_request, should_receive_promotions, should_receive_sms, manage_token_hash, created_at,
        upsells
      )
      select ${id}::uuid, ${reference}, 'booking', 'booked', ${storeId}, ${request.date}::date, ${request.time},
        ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${request.adultCovers}::smallint,
        ${request.childCovers}::smallint, ${request.occasionId}, ${request.menuId}, ${request.areaId}::text,
        ${customer.firstName}, ${customer.lastName}, ${customer.email}, ${customer.phoneNumber},
        ${customer.specialRequest}, ${customer.shouldReceivePromotions}::boolean, ${customer.shouldReceiveSms}::boolean,
        ${booking.manageTokenHash}::bytea, ${now}::timestamptz, ${JSON.stringify(booking.upsells)}::jsonb
      from moved
    ), seated as (
      insert into table_allocations (booking_id, store_id, table_id, during, live)
      select ${id}::uuid, ${storeId}, table_id, tstzrange(${startsAt}, ${endsAt}), true
      from moved, unnest(${offer.seat.tableIds}::text[]) table_id
    ), noted as (
      insert into booking_history (booking_id, event, happened_at, detail)
      select ${id}::uuid, 'booked', ${now}::timestamptz,
        ${JSON.stringify({ seatId: offer.seat.id, tableIds: offer.seat.tableIds })}::jsonb
      from moved
    ), answered as (
      insert into idempotency_keys (key, body_hash, answer, created_at)
      select ${request.idempotencyKey}, ${booking.bodyHash}::bytea, ${JSON.stringify(booking.answer)}::jsonb,
        ${now}::timestamptz
      from moved
    )
    select version from moved`.execute(tx);
  return rows[0]?.version ?? null;
}

/** Keeps an answer that booked nothing, so that the same key is told the same again. */
export async function writeAnswer(
  tx: Kysely<BookingTables>,
  { key, bodyHash, answer, now }: { key: string; bodyHash: Buffer; answer: CreateAnswer; now: Date },
): Promise<void> {
  await tx.insertInto('idempotency_keys').values({ key, body_hash: bodyHash, answer, created_at: now }).execute();
}
