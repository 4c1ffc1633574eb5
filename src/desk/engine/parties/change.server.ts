import { type Move, type MoveOutcome, moveParty } from '../../../booking/engine/desk/move-party.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Change = Move & {
  storeId: string;
  date: string;
  seen: NonNullable<Move['seen']>;
  /** The rules the form showed as broken, and why; '' for none. */
  breaks: readonly string[];
  reason: string;
  by: Actor;
};

const stateOf = ({ tableIds, startsAt }: { tableIds: readonly string[]; startsAt: number }) => ({
  tableIds,
  startsAt: new Date(startsAt).toISOString(),
});

/** Gives a party another table, time or size on its day. */
export function changeParty(
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, date, breaks, reason, by, ...move }: Change,
): Promise<MoveOutcome> {
  const at = clock();
  return onDay(booking, { storeId, date }, async (open) => {
    const outcome = await moveParty(open, move);
    if (!outcome.ok) return outcome;
    await logAct(open.tx.withTables<DeskTables>(), {
      at,
      by,
      act: 'moved',
      storeId,
      subject: move.bookingId,
      before: stateOf(move.seen),
      after: { ...stateOf(outcome), ...move.party, ...(reason && { breaks, reason }) },
    });
    return outcome;
  });
}
