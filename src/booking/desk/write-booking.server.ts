import { type Kysely, sql } from 'kysely';
import type { CreateAnswer, CreateRequest } from '../contract.ts';
import type { FreeOffer } from '../offer.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';

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

/** The tables held so far are let go in the same statement, after the lock and before anything is written. */
const freed = (holdId: string | null) =>
  holdId === null
    ? sql`freed as (select 0 as gone)`
    : sql`let_go as (
      delete from table_allocations a using locked where a.hold_id = ${holdId}::uuid returning 1
    ), over as (
      delete from holds h using locked where h.id = ${holdId}::uuid
    ), freed as (select count(*) as gone from let_go)`;

/**
 * Booking, tables, history, answer and the day's new version in one statement: one journey to the database. Written
 * only while the day is still at `expected`, the version of the sheet the seat was chosen from; gives the new version,
 * or null when the day has moved on. The upsert looks at the row as last committed, whatever this statement's own view.
 */
export async function writeBooking(
  tx: Kysely<BookingTables>,
  booking: NewBooking,
  { expected, guarded }: { expected: number; guarded: boolean },
): Promise<number | null> {
  const { id, reference, storeId, request, offer, now } = booking;
  const { customer } = request;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const { rows } = await sql<{ version: number }>`
    with locked as materialized (
      select case when ${guarded} then lock_service_day(${storeId}, ${request.date}::date) end
    ), ${freed(booking.holdId)}, moved as (
      insert into service_days as day
      select ${storeId}, ${request.date}::date, 1 from locked, freed
      on conflict (store_id, service_date) do update set version = day.version + 1
      where day.version = ${expected} or not ${guarded}
      returning version
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
