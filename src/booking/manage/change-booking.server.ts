import { type Kysely, sql } from 'kysely';
import { admitOccasion, admitPlace, type Refusal } from '../admission.ts';
import { guaranteeFor } from '../card-terms.ts';
import type { CardGuarantee, TableWish } from '../contract.ts';
import { reminderJobs } from '../desk/after-booking.server.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import { moveDay, onDays } from '../desk/on-days.server.ts';
import { takeDay } from '../desk/take-day.server.ts';
import type { RestaurantHouse } from '../houses.ts';
import { bookingMailJobs } from '../mail-jobs.ts';
import type { Occasion } from '../occasions.ts';
import { answerTo, type FreeOffer } from '../offer.ts';
import { atTable } from '../seating.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import { serveLine } from '../waitlist/serve-line.server.ts';
import { tooLate } from './cancel-booking.server.ts';
import { cancellationFee } from './fee.ts';
import { dayOf, type FoundBooking, findBooking } from './find-booking.server.ts';

export type ChangeOutcome =
  | { ok: true; changed: boolean; reference: string }
  | { ok: false; reason: 'not-found' | 'not-booked' | 'begun' | 'past-cut-off' | 'slot-taken' }
  | { ok: false; reason: 'refused'; refusal: Refusal };

type Moved = { from: object; to: object };

const placeOf = (booking: BookingRow) => ({
  date: booking.service_date,
  time: booking.service_time,
  adultCovers: booking.adult_covers,
  childCovers: booking.child_covers,
  occasionId: booking.occasion_id,
  menuId: booking.menu_id,
  areaId: booking.area_id,
});

const isSame = (booking: BookingRow, wish: TableWish) =>
  Object.entries(placeOf(booking)).every(([name, value]) => wish[name as keyof TableWish] === value);

async function tablesOf(tx: Kysely<BookingTables>, bookingId: string): Promise<string[]> {
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
async function writeChanged(
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
async function moveGuarantee(
  tx: Kysely<BookingTables>,
  { booking, guarantee }: FoundBooking,
  terms: CardGuarantee | null,
): Promise<void> {
  if (!guarantee) return;
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

type Admitted = { ok: true; house: RestaurantHouse; occasion: Occasion };

function admit(deps: DeskDeps, booking: BookingRow, wish: TableWish): Admitted | Refusal {
  const house = deps.houses().get(booking.store_id);
  if (!house) return { ok: false, code: 3 };
  const place = admitPlace(house.place, [wish.date], deps.bookingsOpen());
  if (!place.ok) return place;
  const covers = wish.adultCovers + wish.childCovers;
  const admitted = admitOccasion(house.place.booking, { occasionId: wish.occasionId, dates: [wish.date], covers });
  return admitted.ok ? { ...admitted, house } : admitted;
}

const refused = (refusal: Refusal): ChangeOutcome => ({ ok: false, reason: 'refused', refusal });

/**
 * Swaps the booking's table for one that suits the new wish, in one transaction over both days: the old one is given up
 * only when the new one is had. The same change again changes nothing more.
 */
export async function changeBooking(
  deps: DeskDeps,
  { manageToken, wish }: { manageToken: string; wish: TableWish },
): Promise<ChangeOutcome> {
  const found = await findBooking(deps.db, manageToken);
  if (!found) return { ok: false, reason: 'not-found' };
  const days = { from: dayOf(found.booking), to: { storeId: found.booking.store_id, date: wish.date } };
  const outcome = await onDays(deps, [days.from, days.to], async (tx) => {
    const current = (await findBooking(tx, manageToken, { lock: true })) as FoundBooking;
    return current.booking.service_date === days.from.date ? changeOn(tx, deps, { current, wish, days }) : 'moved';
  });
  return outcome === 'moved' ? changeBooking(deps, { manageToken, wish }) : outcome;
}

type Change = {
  current: FoundBooking;
  wish: TableWish;
  days: Record<'from' | 'to', { storeId: string; date: string }>;
};

async function changeOn(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  { current, wish, days }: Change,
): Promise<ChangeOutcome> {
  const now = nowOf(deps);
  const { booking, guarantee } = current;
  const late = tooLate(current, now);
  if (late) return { ok: false, reason: late };
  if (isSame(booking, wish)) return { ok: true, changed: false, reference: booking.reference };
  if (cancellationFee(guarantee, now) > 0) return { ok: false, reason: 'past-cut-off' };
  const admitted = admit(deps, booking, wish);
  if (!admitted.ok) return refused(admitted);
  const { house, occasion } = admitted;
  const covers = wish.adultCovers + wish.childCovers;
  const { sheet } = await takeDay(tx, deps, days.to, { now });
  const others = atTable(sheet.seated, now, booking.id);
  const answer = answerTo(house, { ...wish, occasion, covers, menuIds: [wish.menuId] }, others, now);
  if (!answer.ok)
    return answer.reason === 'taken' ? { ok: false, reason: 'slot-taken' } : refused({ ok: false, code: 4 });
  const terms = guaranteeFor(house.place, {
    occasion,
    covers,
    date: wish.date,
    startsAt: answer.offer.startsAt,
    nowMs: now,
  });
  if (terms && !guarantee) return refused({ ok: false, code: 5 });
  const moved = {
    from: { ...placeOf(booking), tableIds: await tablesOf(tx, booking.id) },
    to: { ...wish, tableIds: answer.offer.seat.tableIds },
  };
  await writeChanged(tx, booking, { wish, offer: answer.offer, moved, now });
  await moveGuarantee(tx, current, terms);
  await tellChange(tx, deps, { booking, startsAt: answer.offer.startsAt, now });
  await passOn(tx, deps, { days, bookingId: booking.id, now });
  return { ok: true, changed: true, reference: booking.reference };
}

async function tellChange(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  { booking, startsAt, now }: { booking: BookingRow; startsAt: number; now: number },
): Promise<void> {
  const moved = { bookingId: booking.id, sequence: booking.sequence + 1 };
  const byText = booking.should_receive_sms && booking.phone_number !== '';
  const word = bookingMailJobs(['booking-changed', 'booking-changed-notice'], moved);
  await deps.jobs.enqueue(tx, [...word, ...reminderJobs({ ...moved, startsAt, byText, now })]);
}

/** Both days have moved on; whoever waits for what came free on the old one is served. */
async function passOn(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  { days, now }: { days: Change['days']; bookingId: string; now: number },
): Promise<void> {
  if (days.to.date !== days.from.date) await moveDay(tx, days.to);
  await moveDay(tx, days.from);
  const { sheet } = await takeDay(tx, deps, days.from, { now });
  await serveLine(tx, deps, days.from, { sheet, now });
}
