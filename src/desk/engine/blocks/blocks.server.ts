import { addBlock, type ClosedPart, liftBlock } from '../../../booking/engine/desk/blocks.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { logAct, type Subject } from '../log-act.server.ts';

type Deps = Pick<DeskDeps, 'booking' | 'clock'>;
type Closing = Subject & { date: string; reason: string; part: ClosedPart };

/** Closes a part of a date, and logs it without the reason, which is in somebody's own words. */
export function closePart({ booking, clock }: Deps, { by, ...block }: Closing): Promise<void> {
  const { id, storeId, date, part } = block;
  return addBlock(booking, block, (tx) =>
    logAct(tx, { at: clock(), by, act: 'closed', storeId, subject: id, after: { date, ...part } }),
  );
}

export const reopenPart = ({ booking, clock }: Deps, { by, id, storeId }: Subject): Promise<void> =>
  liftBlock(booking, { id, storeId }, (tx, { kind, service_date: date, table_ids: tableIds, covers }) => {
    const before = { date, kind, tableIds, covers };
    return logAct(tx, { at: clock(), by, act: 'reopened', storeId, subject: id, before });
  });
