import { type Kysely, sql } from 'kysely';
import type { CardGuarantee, TableRequest } from '../contracts/booking.ts';
import type { FreeSlot } from '../rules/seating/availability.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import type { FoundBooking } from './find-booking.server.ts';

type Move = { from: object; to: object };

export const isSame = (booking: BookingRow, request: TableRequest) =>
  Object.entries(seatingOf(booking)).every(([name, value]) => request[name as keyof TableRequest] === value);

export async function allocatedTables(tx: Kysely<BookingTables>, booking: BookingRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('table_allocations')
    .select('table_id')
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .where('live', '=', true)
    .orderBy('table_id')
    .execute();
  return rows.map(({ table_id }) => table_id);
}

/** Moves the booking to its new tables and records the move. */
export async function writeChanged(
  tx: Kysely<BookingTables>,
  booking: BookingRow,
  { request, offer, move, now }: { request: TableRequest; offer: FreeSlot; move: Move; now: number },
): Promise<void> {
  await tx
    .deleteFrom('table_allocations')
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .execute();
  const [startsAt, endsAt] = [new Date(offer.startsAt), new Date(offer.endsAt)];
  await sql`
    with changed as (
      update bookings set service_date = ${request.date}::date, service_time = ${request.time}, starts_at = ${startsAt},
        ends_at = ${endsAt}, adult_covers = ${request.adultCovers}, child_covers = ${request.childCovers},
        occasion_id = ${request.occasionId}, menu_id = ${request.menuId}, area_id = ${request.areaId}, sequence = sequence + 1
      where id = ${booking.id} and store_id = ${booking.store_id}
    ), noted as (
      insert into booking_history (booking_id, store_id, event, happened_at, detail)
      values (${booking.id}, ${booking.store_id}, 'changed', ${new Date(now)}, ${JSON.stringify(move)}::jsonb)
    )
    insert into table_allocations (booking_id, store_id, table_id, during, live)
    select ${booking.id}::uuid, ${booking.store_id}, table_id, tstzrange(${startsAt}, ${endsAt}), true
    from unnest(${offer.seat.tableIds}::text[]) table_id`.execute(tx);
}

/** Updates the card's terms, or releases the guarantee if none is required any more. */
export async function moveGuarantee(
  tx: Kysely<BookingTables>,
  { booking, guarantee }: FoundBooking,
  terms: CardGuarantee | null,
): Promise<void> {
  if (guarantee?.status !== 'held') return;
  await tx
    .updateTable('card_guarantees')
    .set(
      terms
        ? {
            amount_pence: terms.amount,
            free_until: new Date(terms.freeUntil),
            wording_version: terms.wordingVersion,
            wording: terms.wording.join('\n'),
            status: 'held',
          }
        : { status: 'released' },
    )
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .execute();
}
