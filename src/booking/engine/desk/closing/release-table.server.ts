import type { Kysely } from 'kysely';
import { seatedNow } from '../../../rules/seating/seating.ts';
import type { BookingTables } from '../../../tables.server.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { lockServiceDay } from '../../day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from '../../day/locked-days.server.ts';
import { serveWaitlist } from '../../day/serve-waitlist.server.ts';

/** A table held elsewhere for a party of a closed restaurant; without an id there is none. */
export type HeldTable = { holdId: string | null; storeId: string | null; date: string };

/** Under the lock of its day: frees the table, which goes to the waitlist first. */
export async function releaseLocked(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { holdId, storeId, date }: HeldTable,
): Promise<void> {
  if (holdId === null || storeId === null) return;
  const now = nowOf(deps);
  const sheet = await lockServiceDay(tx, deps, { storeId, date }, { now });
  const { numDeletedRows } = await tx
    .deleteFrom('holds')
    .where('id', '=', holdId)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const version = await bumpDayVersion(tx, { storeId, date });
  await serveWaitlist(
    tx,
    deps,
    { storeId, date },
    { sheet: { version, seated: seatedNow(sheet.seated, now, holdId) }, now },
  );
}

export async function releaseTable(deps: EngineDeps, held: HeldTable): Promise<void> {
  const { storeId, date } = held;
  if (storeId !== null) await withLockedDays(deps, [{ storeId, date }], (tx) => releaseLocked(tx, deps, held));
}
