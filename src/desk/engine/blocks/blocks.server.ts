import { addBlock, type ClosedPart, liftBlock } from '../../../booking/engine/desk/blocks.server.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Deps = Pick<DeskDeps, 'booking' | 'clock'>;
type Closing = { id: string; storeId: string; date: string; reason: string; part: ClosedPart; by: Actor };

/** Closes a part of a date, and logs it without the reason, which is in somebody's own words. */
export function closePart({ booking, clock }: Deps, { by, ...block }: Closing): Promise<void> {
  const { id, storeId, date, part } = block;
  return addBlock(booking, block, (tx) =>
    logAct(tx.withTables<DeskTables>(), {
      at: clock(),
      by,
      act: 'closed',
      storeId,
      subject: id,
      after: { date, ...part },
    }),
  );
}

export function reopenPart(
  { booking, clock }: Deps,
  { by, ...block }: { storeId: string; id: string; by: Actor },
): Promise<void> {
  return liftBlock(booking, block, (tx, { kind, service_date: date, table_ids: tableIds, covers }) =>
    logAct(tx.withTables<DeskTables>(), {
      at: clock(),
      by,
      act: 'reopened',
      storeId: block.storeId,
      subject: block.id,
      before: { date, kind, tableIds, covers },
    }),
  );
}
