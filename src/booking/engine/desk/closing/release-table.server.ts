import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { withLockedDays } from '../../day/locked-days.server.ts';
import { releaseHolds } from '../hold-times.server.ts';

/** A table held elsewhere for a party of a closed restaurant; null where there is none. */
type HeldTable = { holdId: string | null; storeId: string | null; date: string };

export async function releaseTable(deps: EngineDeps, { holdId, storeId, date }: HeldTable): Promise<void> {
  if (holdId === null || storeId === null) return;
  await withLockedDays(deps, [{ storeId, date }], (tx) =>
    releaseHolds(tx, deps, { storeId, holdIds: [holdId], now: nowOf(deps) }),
  );
}
