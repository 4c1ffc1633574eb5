import { Rollback } from '../../../booking/engine/day/rollback.ts';
import {
  lockBooking,
  type Move,
  type MoveOutcome,
  moveParty,
  spanOf,
} from '../../../booking/engine/desk/move-party.server.ts';
import { type OpenDay, onDay, updateSheet, writeAllocations } from '../../../booking/engine/desk/on-day.server.ts';
import { SOFT_RULES } from '../../../booking/rules/seating/staff-seating.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Place = { storeId: string; date: string; by: Actor };
type Moving = Omit<Move, 'mayBreak'> & Place;
type Deps = Pick<DeskDeps, 'booking' | 'clock'>;

async function move(open: OpenDay, { clock }: Deps, wanted: Moving, before = wanted.seen?.tableIds) {
  const outcome = await moveParty(open, { ...wanted, mayBreak: SOFT_RULES });
  if (!outcome.ok) return outcome;
  const { bookingId, storeId, by } = wanted;
  const { tableIds } = outcome;
  const startsAt = wanted.startsAt !== undefined && new Date(outcome.startsAt).toISOString();
  await logAct(open.tx.withTables<DeskTables>(), {
    at: clock(),
    by,
    act: 'moved',
    storeId,
    subject: bookingId,
    before: { tableIds: before },
    after: { tableIds, ...(startsAt && { startsAt }) },
  });
  return outcome;
}

/** Moves a party of a date to these tables, and to another time if one is given. */
export const moveTo = (deps: Deps, wanted: Moving): Promise<MoveOutcome> =>
  onDay(deps.booking, wanted, (open) => move(open, deps, wanted));

type Swap = Place &
  Pick<Moving, 'bookingId'> & { seen: NonNullable<Move['seen']>; other: { id: string; tables: string } };

/** Two parties of a date take each other’s tables, each for its own time. `other` was seen at these, joined by '+'. */
export const swapTables = (deps: Deps, { other: { id, tables }, ...own }: Swap): Promise<MoveOutcome> =>
  onDay<MoveOutcome>(deps.booking, own, async (open) => {
    const other = await lockBooking(open, id);
    if (other?.tableIds.join('+') !== tables) return { ok: false, reason: 'moved-meanwhile' };
    const { booking, tableIds } = other;
    // Out of the way of the first.
    await writeAllocations(open, id, { ...spanOf(booking), tableIds: [] });
    await updateSheet(open, id, { party: null, isFreed: false });
    const moved = await move(open, deps, { ...own, tableIds });
    if (!moved.ok) throw new Rollback(moved);
    const back = { ...own, bookingId: id, seen: undefined, tableIds: own.seen.tableIds };
    const swapped = await move(open, deps, back, tableIds);
    if (!swapped.ok) throw new Rollback(swapped);
    return moved;
  });
