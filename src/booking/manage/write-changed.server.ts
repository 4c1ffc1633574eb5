import { type Kysely, sql } from 'kysely';
import type { CardGuarantee, TableWish } from '../contract.ts';
import type { FreeOffer } from '../offer.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import type { FoundBooking } from './find-booking.server.ts';

type Moved = { from: object; to: object };

/** Where a booking stands, in the words of a wish. */
export const placeOf = (booking: BookingRow) => ({
  date: booking.service_date,
  time: booking.service_time,
  adultCovers: booking.adult_covers,
  childCovers: booking.child_covers,
  occasionId: booking.occasion_id,
  menuId: booking.menu_id,
  areaId: booking.area_id,
});

export const isSame = (booking: BookingRow, wish: TableWish) =>
  Object.entries(placeOf(booking)).every(([name, value]) => wish[name as keyof TableWish] === value);

/** The tables a booking has, by id. */
export async function tablesOf(tx: Kysely<BookingTables>, bookingId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('table_allocations')
    .select('table_id')
    .where('booking_id', '=', bookingId)
    .where('live', '=', true)
    .orderBy('table_id')
    .execute();
  return rows.map(({ table_id }) => table_id);
}

/** The booking at its new place: old tables freed, new ones taken, the history told both. */
export async function writeChanged(
  tx: Kysely<BookingTables>,
  booking: BookingRow,
  { wish, offer, moved, now }: { wish: TableWish; offer: FreeOffer; moved: Moved; now: number },
): Promise<void> {
  await tx.deleteFrom('table_allocations').where('booking_id', '=', booking.id).execute();
  const [startsAt, endsAt] = [new Date(offer.startsAt), new Date(offer.endsAt)];
  await sql`
    with changed as (
      update bookings set service_date = ${wish.date}::date, service_time = ${wish.time}, starts_at = ${startsAt},
        ends_at = ${endsAt}, adult_covers = ${wish.adultCovers}, child_covers = ${wish.childCovers},
        occasion_id = ${wish.occasionId}, menu_id = ${wish.menuId}, area_id = ${wish.areaId}, sequence = sequence + 1
      where id = ${booking.id}
    ), noted as (
      insert into booking_history (booking_id, event, happened_at, detail)
      values (${booking.id}, 'changed', ${new Date(now)}, ${JSON.stringify(moved)}::jsonb)
    )
    insert into table_allocations (booking_id, store_id, table_id, during, live)
    select ${booking.id}::uuid, ${booking.store_id}, table_id, tstzrange(${startsAt}, ${endsAt}), true
    from unnest(${offer.seat.tableIds}::text[]) table_id`.execute(tx);
}

/** The terms move with the booking; where no card is asked for any more it stands for nothing. */
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
    .execute();
}
