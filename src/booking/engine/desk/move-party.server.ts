import { MINUTE_MS } from '../../../values/time/duration.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { timeOf } from '../../../values/time/wall-time.ts';
import { type Covers, coversOf } from '../../contracts/covers.ts';
import { guaranteeFor } from '../../rules/card-terms.ts';
import { type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import { seatingOf } from '../../rules/seating/seating-row.ts';
import { chooseTables, type SeatingRefusal, type SoftRule } from '../../rules/seating/staff-seating.ts';
import { turnMinutes } from '../../rules/times/service-times.ts';
import type { BookingRow } from '../../tables.server.ts';
import { reminderJobs } from '../booking-messages.server.ts';
import { enqueueChangeMessages } from '../change-booking.server.ts';
import { withGuarantee } from '../find-booking.server.ts';
import { allocatedTables, moveGuarantee } from '../write-changed.server.ts';
import { minuteOf, type OpenDay, updateSheet, writeAllocations } from './on-day.server.ts';

/** A booking with its live tables, on the open day. */
export type LockedBooking = { booking: BookingRow; tableIds: string[] };

/** Locks the booking until the transaction ends; null where the day has no such booking. */
export async function lockBooking({ tx, day }: OpenDay, bookingId: string): Promise<LockedBooking | null> {
  const booking = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('store_id', '=', day.storeId)
    .where('service_date', '=', day.date)
    .where('booking_type', '=', 'booking')
    .where('status', '=', 'booked')
    .forUpdate()
    .executeTakeFirst();
  return booking ? { booking, tableIds: await allocatedTables(tx, booking) } : null;
}

type Seat = { startsAt: number; endsAt: number; tableIds: readonly string[] };

export async function recordAct(
  { tx, now }: OpenDay,
  { id, store_id }: BookingRow,
  { event, detail }: { event: 'moved' | 'changed' | 'freed' | 'taken-back' | 'removed'; detail: object },
): Promise<void> {
  await tx
    .insertInto('booking_history')
    .values({ booking_id: id, store_id, event, happened_at: new Date(now), detail })
    .execute();
}

export const spanOf = ({ starts_at, ends_at }: BookingRow) => ({
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
});

export const seatedPartyOf = (booking: BookingRow, { tableIds, ...span }: Seat): SeatedParty => ({
  ...span,
  tableIds: [...tableIds],
  covers: coversOf({ adultCovers: booking.adult_covers, childCovers: booking.child_covers }),
  partyId: booking.id,
  heldUntil: null,
});

/** What stays as it is may be left out; null chooses the best fit. Epoch milliseconds. */
export type Move = {
  bookingId: string;
  /** As the desk showed them: a party that somebody has moved meanwhile stays. */
  seen?: Seat & { sequence?: number };
  tableIds?: readonly string[] | null;
  startsAt?: number;
  endsAt?: number;
  /** Another size: its turn is then that of the size, unless it has begun. */
  party?: Covers;
  mayBreak: readonly SoftRule[];
  /** Whether a new time or size is e-mailed to the diner. */
  tellsDiner?: boolean;
};
export type MoveOutcome =
  | { ok: true; tableIds: readonly string[]; startsAt: number; endsAt: number }
  | { ok: false; reason: 'not-found' | 'moved-meanwhile' }
  | SeatingRefusal;

const isSame = (seen: Seat, current: Seat) =>
  seen.startsAt === current.startsAt &&
  seen.endsAt === current.endsAt &&
  new Set(seen.tableIds).symmetricDifference(new Set(current.tableIds)).size === 0;

/** Only a change can break a rule. */
function unchangedRules(from: Seat, to: Pick<Seat, 'startsAt' | 'endsAt'>, move: Move): SoftRule[] {
  const keepsStart = from.startsAt === to.startsAt;
  const keepsSize = move.party === undefined;
  return [
    ...(keepsStart ? (['notice'] as const) : []),
    ...(keepsStart && keepsSize ? (['pacing'] as const) : []),
    ...(keepsStart && from.endsAt === to.endsAt ? (['opening', 'turn'] as const) : []),
    ...(move.tableIds === undefined && keepsSize ? (['covers'] as const) : []),
  ];
}

type Wanted = { from: Seat; to: Pick<Seat, 'startsAt' | 'endsAt'>; move: Move };

function seatingFor(open: OpenDay, booking: BookingRow, { from, to, move }: Wanted) {
  const { deps, day, now } = open;
  const restaurant = deps.restaurants().get(day.storeId)?.restaurant;
  if (!restaurant) return { ok: false as const, reason: 'unknown' as const };
  const current = from.tableIds.length > 0 ? from.tableIds : null;
  return chooseTables(
    {
      restaurant,
      bookingsOpen: deps.bookingsOpen(),
      seated: seatedNow(open.sheet.seated, now, booking.id),
      nowMs: now,
    },
    {
      ...to,
      date: day.date,
      covers: coversOf({ adultCovers: booking.adult_covers, childCovers: booking.child_covers }),
      occasion: restaurant.booking.occasions.find(({ id }) => id === booking.occasion_id),
      areaId: booking.area_id,
      tableIds: move.tableIds === undefined ? current : move.tableIds,
      mayBreak: [...move.mayBreak, ...unchangedRules(from, to, move)],
    },
  );
}

/** Another day has terms of its own for the card, and never for more people than the diner agreed to. */
async function moveTerms({ tx, deps, day, now }: OpenDay, booking: BookingRow, changed: BookingRow, startsAt: number) {
  const restaurant = deps.restaurants().get(day.storeId)?.restaurant;
  const occasion = restaurant?.booking.occasions.find(({ id }) => id === booking.occasion_id);
  const [before, after] = [booking, changed].map(({ adult_covers, child_covers }) => adult_covers + child_covers);
  const covers = Math.min(before as number, after as number);
  const terms =
    restaurant && occasion
      ? guaranteeFor(restaurant, { occasion, covers, date: day.date, startsAt, nowMs: now })
      : null;
  await moveGuarantee(tx, await withGuarantee(tx, booking), terms);
}

async function writeMove(
  open: OpenDay,
  booking: BookingRow,
  { from, to, changed, target }: { from: Seat; to: Seat; changed: BookingRow | null; target: OpenDay },
): Promise<void> {
  const { service_date, service_time, adult_covers, child_covers } = changed ?? booking;
  const table = { starts_at: new Date(to.startsAt), ends_at: new Date(to.endsAt) };
  await open.tx
    .updateTable('bookings')
    .set({
      ...table,
      ...(changed && { service_date, service_time, adult_covers, child_covers, sequence: booking.sequence + 1 }),
    })
    .where('id', '=', booking.id)
    .where('store_id', '=', open.day.storeId)
    .execute();
  await writeAllocations(open, booking.id, to);
  const tables = changed && {
    from: { ...seatingOf(booking), tableIds: from.tableIds },
    to: { ...seatingOf(changed), tableIds: to.tableIds },
    byStaff: true,
  };
  await recordAct(
    open,
    booking,
    tables ? { event: 'changed', detail: tables } : { event: 'moved', detail: { from, to } },
  );
  const party = seatedPartyOf(changed ?? booking, to);
  await updateSheet(open, booking.id, { party: target === open ? party : null, isFreed: true });
  if (target === open || !changed) return;
  await updateSheet(target, booking.id, { party, isFreed: false });
  await moveTerms(target, booking, changed, to.startsAt);
}

/** The confirmation of a change, unless it isn't wanted, and the reminder, which an earlier one's would be too old for. */
async function enqueueMessages(
  { tx, deps, now }: OpenDay,
  booking: BookingRow,
  { startsAt, tellsDiner = false }: Pick<Move, 'tellsDiner'> & { startsAt: number },
): Promise<void> {
  if (booking.email === '') return;
  if (tellsDiner) return enqueueChangeMessages(tx, deps, { booking, startsAt, now });
  const byText = booking.should_receive_sms && booking.phone_number !== '';
  const about = { bookingId: booking.id, sequence: booking.sequence + 1 };
  await deps.jobs.enqueue(tx, reminderJobs({ ...about, startsAt, byText, now }));
}

/** The booking as it will be; null where the diner has the same time and size. */
function changedBooking(
  booking: BookingRow,
  date: string,
  { startsAt, party }: { startsAt: number; party?: Covers },
): BookingRow | null {
  const isSameSize =
    !party || (party.adultCovers === booking.adult_covers && party.childCovers === booking.child_covers);
  if (isSameSize && startsAt === booking.starts_at.getTime()) return null;
  return {
    ...booking,
    service_date: date,
    service_time: timeOf(londonNow(startsAt).minutes),
    adult_covers: party?.adultCovers ?? booking.adult_covers,
    child_covers: party?.childCovers ?? booking.child_covers,
  };
}

/** When the party goes: a new time keeps its turn, a new size has its own unless the party is here. */
function endOf({ deps, day, now }: OpenDay, from: Seat, { startsAt, endsAt, party }: Move): number {
  const start = startsAt ?? from.startsAt;
  const rules = deps.restaurants().get(day.storeId)?.restaurant.booking;
  if (endsAt !== undefined) return endsAt;
  if (!party || !rules || start <= now) return start + (from.endsAt - from.startsAt);
  return start + turnMinutes(rules, coversOf(party)) * MINUTE_MS;
}

/**
 * Gives a booking of the open day other tables, another time, end or size; or returns who is in the way. `target` is the
 * day it goes to, the same unless a start on another one is given.
 */
export async function moveParty(open: OpenDay, move: Move, target: OpenDay = open): Promise<MoveOutcome> {
  const { now } = open;
  const current = await lockBooking(open, move.bookingId);
  if (!current) return { ok: false, reason: 'not-found' };
  const { booking } = current;
  const from = { ...spanOf(booking), tableIds: current.tableIds };
  const { seen } = move;
  const isChanged = seen?.sequence !== undefined && seen.sequence !== booking.sequence;
  if (seen && (isChanged || !isSame(seen, from))) return { ok: false, reason: 'moved-meanwhile' };
  const startsAt = move.startsAt ?? from.startsAt;
  const changed = changedBooking(booking, target.day.date, { startsAt, party: move.party });
  const wanted = changed ?? booking;
  let to = { startsAt, endsAt: endOf(open, from, move) };
  let seating = seatingFor(target, wanted, { from, to, move });
  // A party that has begun needs its new table from now only.
  if (!seating.ok && move.tableIds !== undefined && startsAt === from.startsAt && startsAt < now) {
    to = { ...to, startsAt: minuteOf(now) };
    seating = seatingFor(open, wanted, { from: { ...from, startsAt: to.startsAt }, to, move });
  }
  if (!seating.ok) return seating;
  const seat = { ...to, tableIds: seating.tableIds };
  await writeMove(open, booking, { from, to: seat, changed, target });
  if (changed) await enqueueMessages(open, booking, { startsAt, tellsDiner: move.tellsDiner });
  return { ok: true, ...seat };
}
