import { type Kysely, sql } from 'kysely';
import type { CreateAnswer, CreateRequest } from '../contracts/booking.ts';
import type { FreeSlot } from '../rules/seating/availability.ts';
import type { BookingTables, ChosenUpsell } from '../tables.server.ts';
import { messagesOfBooking } from './booking-messages.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';
import { jsonb } from './day/jsonb.ts';
import { Rollback } from './day/rollback.ts';
import { type ExpectedDay, type WriteResult, writeToDay } from './day/write-to-day.server.ts';
import { type AgreedGuarantee, storeGuarantee } from './guarantee.server.ts';
import { optInDiner } from './opt-in-diner.server.ts';

export type NewBooking = {
  kind: 'booking';
  id: string;
  reference: string;
  storeId: string;
  request: CreateRequest;
  upsells: ChosenUpsell[];
  guarantee: AgreedGuarantee | null;
  replacedHoldId: string | null;
  /** The waitlist entry that was offered the table. */
  waitlistId?: string;
  manageTokenHash: Buffer;
  bodyHash: Buffer;
  sessionHash: Buffer;
  answer: CreateAnswer;
  /** Epoch milliseconds. */
  now: number;
};
type SeatChoice = { offer: FreeSlot; day: ExpectedDay };

/** The needs of the booking; without any, those of its hold. */
function needsSql({ storeId, request, replacedHoldId: holdId }: NewBooking) {
  if (request.needs) return jsonb(request.needs);
  return holdId === null
    ? sql`null::jsonb`
    : sql`(select needs from holds where id = ${holdId}::uuid and store_id = ${storeId})`;
}

/** Writes booking, tables, history and answer in one statement, see `writeToDay`. */
function insertBooking(
  tx: Kysely<BookingTables>,
  booking: NewBooking,
  { offer, day }: SeatChoice,
): Promise<WriteResult> {
  const { id, reference, storeId, request, replacedHoldId } = booking;
  const { customer } = request;
  const now = new Date(booking.now);
  const startsAt = new Date(offer.startsAt);
  const endsAt = new Date(offer.endsAt);
  const parts = sql`booked as (
      insert into bookings (
        id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
        adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
        special_request, should_receive_promotions, should_receive_sms, should_receive_sms_promotions,
        manage_token_hash, created_at, upsells, needs, offer_slug
      )
      select ${id}::uuid, ${reference}, 'booking', 'booked', ${storeId}, ${request.date}::date, ${request.time},
        ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${request.adultCovers}::smallint,
        ${request.childCovers}::smallint, ${request.occasionId}, ${request.menuId}, ${request.areaId}::text,
        ${customer.firstName}, ${customer.lastName}, ${customer.email}, ${customer.phoneNumber},
        ${customer.specialRequest}, ${customer.shouldReceivePromotions}::boolean, ${customer.shouldReceiveSms}::boolean,
        ${customer.shouldReceiveSmsPromotions ?? false}::boolean, ${booking.manageTokenHash}::bytea,
        ${now}::timestamptz, ${JSON.stringify(booking.upsells)}::jsonb, ${needsSql(booking)},
        ${request.offer ?? null}::text
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
      select address_hash(${customer.email}), ${now}::timestamptz, 'booking' from moved where ${!booking.waitlistId}::boolean
    )`;
  return writeToDay(tx, { storeId, date: request.date, replacedHoldId, parts }, day);
}

/** The entry left the waitlist at the same moment. */
export type LeftWaitlist = { ok: false; reason: 'left-waitlist' };

/** An entry whose offer has just lapsed still books if a table is free; refuses with LeftWaitlist. */
async function markWaitlistBooked(tx: Kysely<BookingTables>, waitlistId: string, booking: NewBooking): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('waitlist_entries')
    .set({ status: 'booked', booking_id: booking.id })
    .where('id', '=', waitlistId)
    .where('store_id', '=', booking.storeId)
    .where('status', 'in', ['offered', 'lapsed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Rollback<LeftWaitlist>({ ok: false, reason: 'left-waitlist' });
}

/** Writes the booking and all that goes with it, in one transaction; refuses with CardRefusal or LeftWaitlist. */
export async function writeBooking(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  booking: NewBooking,
  seat: SeatChoice,
): Promise<WriteResult> {
  const result = await insertBooking(tx, booking, seat);
  if (result.version === null) return result;
  const { id: bookingId, storeId, guarantee, waitlistId } = booking;
  const { customer } = booking.request;
  const byText = customer.shouldReceiveSms && customer.phoneNumber !== '';
  const { startsAt } = seat.offer;
  await deps.jobs.enqueue(tx, messagesOfBooking({ bookingId, sequence: 0, startsAt, byText, now: booking.now }));
  if (guarantee) await storeGuarantee(tx, deps, { bookingId, storeId, ...guarantee, now: deps.clock() });
  await optInDiner(tx, deps, customer);
  if (waitlistId) await markWaitlistBooked(tx, waitlistId, booking);
  return result;
}
