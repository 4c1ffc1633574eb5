import { londonNow } from '../../../values/time/london-time.ts';
import { timeOf } from '../../../values/time/wall-time.ts';
import { coversOf } from '../../contracts/covers.ts';
import { type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import { chooseTables, type SeatingRefusal, type SoftRule } from '../../rules/seating/staff-seating.ts';
import type { BookingRow } from '../../tables.server.ts';
import { enqueueChangeMessages } from '../change-booking.server.ts';
import { allocatedTables } from '../write-changed.server.ts';
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
  { event, detail }: { event: 'moved' | 'freed' | 'taken-back' | 'removed'; detail: object },
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
  seen?: Seat;
  tableIds?: readonly string[] | null;
  startsAt?: number;
  endsAt?: number;
  mayBreak: readonly SoftRule[];
  /** Whether a new time is e-mailed to the diner. */
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

/** A rule is only broken by what changes. */
function unchangedRules(from: Seat, to: Pick<Seat, 'startsAt' | 'endsAt'>, move: Move): SoftRule[] {
  const keepsStart = from.startsAt === to.startsAt;
  return [
    ...(keepsStart ? (['notice', 'pacing'] as const) : []),
    ...(keepsStart && from.endsAt === to.endsAt ? (['opening', 'turn'] as const) : []),
    ...(move.tableIds === undefined ? (['covers'] as const) : []),
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

async function writeMove(
  open: OpenDay,
  booking: BookingRow,
  { from, to, isOtherTime }: { from: Seat; to: Seat; isOtherTime: boolean },
): Promise<void> {
  await open.tx
    .updateTable('bookings')
    .set({
      starts_at: new Date(to.startsAt),
      ends_at: new Date(to.endsAt),
      ...(isOtherTime && { service_time: timeOf(londonNow(to.startsAt).minutes), sequence: booking.sequence + 1 }),
    })
    .where('id', '=', booking.id)
    .where('store_id', '=', open.day.storeId)
    .execute();
  await writeAllocations(open, booking.id, to);
  await recordAct(open, booking, { event: 'moved', detail: { from, to } });
  await updateSheet(open, booking.id, { party: seatedPartyOf(booking, to), isFreed: true });
}

/** Gives a booking other tables, another time or another end on the same day; or returns who is in the way. */
export async function moveParty(open: OpenDay, move: Move): Promise<MoveOutcome> {
  const { deps, now, tx } = open;
  const current = await lockBooking(open, move.bookingId);
  if (!current) return { ok: false, reason: 'not-found' };
  const { booking } = current;
  const from = { ...spanOf(booking), tableIds: current.tableIds };
  if (move.seen && !isSame(move.seen, from)) return { ok: false, reason: 'moved-meanwhile' };
  const startsAt = move.startsAt ?? from.startsAt;
  // A new time keeps its turn.
  let to = { startsAt, endsAt: move.endsAt ?? startsAt + (from.endsAt - from.startsAt) };
  let seating = seatingFor(open, booking, { from, to, move });
  // A party that has begun needs its new table from now only.
  if (!seating.ok && move.tableIds !== undefined && startsAt === from.startsAt && startsAt < now) {
    to = { ...to, startsAt: minuteOf(now) };
    seating = seatingFor(open, booking, { from: { ...from, startsAt: to.startsAt }, to, move });
  }
  if (!seating.ok) return seating;
  const isOtherTime = move.startsAt !== undefined && move.startsAt !== from.startsAt;
  const seat = { ...to, tableIds: seating.tableIds };
  await writeMove(open, booking, { from, to: seat, isOtherTime });
  if (isOtherTime && move.tellsDiner && booking.email !== '')
    await enqueueChangeMessages(tx, deps, { booking, startsAt, now });
  return { ok: true, ...seat };
}
