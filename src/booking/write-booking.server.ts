import { type Kysely, sql } from 'kysely';
import type { CreateAnswer, CreateRequest } from './contract.ts';
import type { Offer } from './offer.ts';
import type { Seat } from './seating.ts';
import type { BookingTables } from './tables.server.ts';

export type NewBooking = {
  id: string;
  reference: string;
  storeId: string;
  request: CreateRequest;
  offer: Offer & { seat: Seat };
  manageTokenHash: Buffer;
  bodyHash: Buffer;
  answer: CreateAnswer;
  now: Date;
};

/** Booking, tables, history, answer and the day's new version in one statement: one journey to the database. */
export async function writeBooking(tx: Kysely<BookingTables>, booking: NewBooking): Promise<number> {
  const { id, reference, storeId, request, offer, now } = booking;
  const { customer } = request;
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const { rows } = await sql<{ version: number }>`
    with booked as (
      insert into bookings (
        id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
        adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
        special_request, should_receive_promotions, should_receive_sms, manage_token_hash, created_at
      ) values (
        ${id}, ${reference}, 'booking', 'booked', ${storeId}, ${request.date}, ${request.time}, ${startsAt}, ${endsAt},
        ${request.adultCovers}, ${request.childCovers}, ${request.occasionId}, ${request.menuId}, ${request.areaId},
        ${customer.firstName}, ${customer.lastName}, ${customer.email}, ${customer.phoneNumber},
        ${customer.specialRequest}, ${customer.shouldReceivePromotions}, ${customer.shouldReceiveSms},
        ${booking.manageTokenHash}, ${now}
      )
    ), seated as (
      insert into table_allocations (booking_id, store_id, table_id, during, live)
      select ${id}::uuid, ${storeId}, table_id, tstzrange(${startsAt}, ${endsAt}), true
      from unnest(${offer.seat.tableIds}::text[]) table_id
    ), noted as (
      insert into booking_history (booking_id, event, happened_at, detail)
      values (${id}, 'booked', ${now}, ${JSON.stringify({ seatId: offer.seat.id, tableIds: offer.seat.tableIds })})
    ), answered as (
      insert into idempotency_keys (key, body_hash, answer, created_at)
      values (${request.idempotencyKey}, ${booking.bodyHash}, ${JSON.stringify(booking.answer)}, ${now})
    )
    insert into service_days as day values (${storeId}, ${request.date}, 1)
    on conflict (store_id, service_date) do update set version = day.version + 1
    returning version`.execute(tx);
  return (rows[0] as { version: number }).version;
}

/** Keeps an answer that booked nothing, so that the same key is told the same again. */
export async function writeAnswer(
  tx: Kysely<BookingTables>,
  { key, bodyHash, answer, now }: { key: string; bodyHash: Buffer; answer: CreateAnswer; now: Date },
): Promise<void> {
  await tx.insertInto('idempotency_keys').values({ key, body_hash: bodyHash, answer, created_at: now }).execute();
}
