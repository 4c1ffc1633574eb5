import type { Kysely } from 'kysely';
import { admitOccasion, admitPlace, type Refusal } from '../admission.ts';
import { guaranteeFor } from '../card-terms.ts';
import type { TableWish } from '../contract.ts';
import { reminderJobs } from '../desk/after-booking.server.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import { moveDay, onDays } from '../desk/on-days.server.ts';
import { takeDay } from '../desk/take-day.server.ts';
import type { RestaurantHouse } from '../houses.ts';
import { bookingMailJobs } from '../mail-jobs.ts';
import type { Occasion } from '../occasions.ts';
import { answerTo } from '../offer.ts';
import { atTable } from '../seating.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import { serveLine } from '../waitlist/serve-line.server.ts';
import { tooLate } from './cancel-booking.server.ts';
import { cancellationFee } from './fee.ts';
import { dayOf, type FoundBooking, findBooking } from './find-booking.server.ts';
import { isSame, moveGuarantee, placeOf, tablesOf, writeChanged } from './write-changed.server.ts';

export type ChangeOutcome =
  | { ok: true; changed: boolean; reference: string }
  | { ok: false; reason: 'not-found' | 'not-booked' | 'begun' | 'past-cut-off' | 'slot-taken' }
  | { ok: false; reason: 'refused'; refusal: Refusal };

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
  // One that was let go stands for nothing any more.
  if (terms && guarantee?.status !== 'held') return refused({ ok: false, code: 5 });
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
