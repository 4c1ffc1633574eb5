import { type CancelPartyOutcome, cancelParty } from '../../../booking/engine/desk/cancel-party.server.ts';
import { lockBooking, type Move, type MoveOutcome, moveParty } from '../../../booking/engine/desk/move-party.server.ts';
import { onDay, onDays } from '../../../booking/engine/desk/on-day.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct, logOnDay } from '../log-act.server.ts';
import { statusOf } from '../parties.server.ts';
import { lockStatus } from '../set-status.server.ts';

type Change = Move & {
  storeId: string;
  date: string;
  /** The service date it goes to. */
  toDate: string;
  seen: NonNullable<Move['seen']>;
  /** The rules the form showed as broken, and why; '' for none. */
  breaks: readonly string[];
  reason: string;
  by: Actor;
};

/** A party that has arrived stays on its day. */
export type ChangePartyOutcome = MoveOutcome | { ok: false; reason: 'arrived' };

const stateOf = (date: string, { tableIds, startsAt }: { tableIds: readonly string[]; startsAt: number }) => ({
  date,
  tableIds,
  startsAt: new Date(startsAt).toISOString(),
});

/** Gives a party another table, time, size or day. */
export function changeParty(
  { booking }: Pick<DeskDeps, 'booking'>,
  { storeId, date, toDate, breaks, reason, by, ...move }: Change,
): Promise<ChangePartyOutcome> {
  const { bookingId } = move;
  return onDays(booking, { from: { storeId, date }, to: { storeId, date: toDate } }, async (open, target) => {
    const party = open !== target && (await lockStatus(open.tx, { storeId, bookingId }, new Date(open.now)));
    if (party && statusOf(party.steps) !== 'booked') return { ok: false, reason: 'arrived' };
    const before = move.party && (await lockBooking(open, bookingId))?.booking;
    const outcome = await moveParty(open, move, target);
    if (!outcome.ok) return outcome;
    await logOnDay(open, {
      by,
      act: 'moved',
      subject: bookingId,
      before: {
        ...stateOf(date, move.seen),
        ...(before && { adultCovers: before.adult_covers, childCovers: before.child_covers }),
      },
      after: {
        ...stateOf(toDate, outcome),
        ...move.party,
        ...(move.tellsDiner && { told: true }),
        ...(reason && { breaks, reason }),
      },
    });
    return outcome;
  });
}

type Cancellation = Parameters<typeof cancelParty>[1] & { storeId: string; date: string; by: Actor };

/** Cancels a party of a day for the restaurant. */
export const cancelForGuest = (
  { booking }: Pick<DeskDeps, 'booking'>,
  { storeId, date, by, ...cancellation }: Cancellation,
): Promise<CancelPartyOutcome> =>
  onDay(booking, { storeId, date }, async (open) => {
    const outcome = await cancelParty(open, cancellation);
    const { bookingId: subject, reason } = cancellation;
    if (outcome.ok) await logOnDay(open, { by, act: 'cancelled', subject, after: { reason } });
    return outcome;
  });

type NewNote = { storeId: string; bookingId: string; note: string; seen: string; by: Actor };

/** Saves the team's note about a party; false if somebody has changed it since it was shown. */
export function setNote(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  { storeId, bookingId, note, seen, by }: NewNote,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const booking = await tx
      .selectFrom('bookings')
      .select('team_note')
      .where('id', '=', bookingId)
      .where('store_id', '=', storeId)
      .forUpdate()
      .executeTakeFirst();
    if (booking?.team_note === note) return true;
    if (booking?.team_note !== seen) return false;
    await tx
      .updateTable('bookings')
      .set({ team_note: note })
      .where('id', '=', bookingId)
      .where('store_id', '=', storeId)
      .execute();
    await logAct(tx, { at: clock(), by, act: note === '' ? 'note-removed' : 'note', storeId, subject: bookingId });
    return true;
  });
}
