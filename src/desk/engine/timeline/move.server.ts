import { type Move, type MoveOutcome, moveParty } from '../../../booking/engine/desk/move-party.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { SOFT_RULES } from '../../../booking/rules/seating/staff-seating.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Moving = Omit<Move, 'mayBreak'> & { storeId: string; date: string; by: Actor };

/** Moves a party of a date to these tables, and to another time if one is given. */
export function moveTo(
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, date, by, ...move }: Moving,
): Promise<MoveOutcome> {
  return onDay(booking, { storeId, date }, async (open) => {
    const outcome = await moveParty(open, { ...move, mayBreak: SOFT_RULES });
    if (!outcome.ok) return outcome;
    const { tableIds } = outcome;
    const startsAt = move.startsAt !== undefined && new Date(outcome.startsAt).toISOString();
    await logAct(open.tx.withTables<DeskTables>(), {
      at: clock(),
      by,
      act: 'moved',
      storeId,
      subject: move.bookingId,
      before: { tableIds: move.seen?.tableIds },
      after: { tableIds, ...(startsAt && { startsAt }) },
    });
    return outcome;
  });
}
