import { type Kysely, sql } from 'kysely';
import { tokenHash } from '../../../../platform/link-token.ts';
import { addDays } from '../../../../values/time/wall-time.ts';
import type { BookingTables, ClosingRow } from '../../../tables.server.ts';
import type { DayKey } from '../../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { closedToken, holdIdOf } from '../../reference.ts';
import { addBlock, liftBlock } from '../blocks.server.ts';
import { releaseTable } from './release-table.server.ts';

type Tx = Kysely<BookingTables>;
type Note = (tx: Tx) => Promise<void>;
export type NewClosing = Pick<ClosingRow, 'id' | 'store_id' | 'first_date' | 'last_date' | 'reason' | 'words'>;
type Span = Pick<ClosingRow, 'id' | 'store_id' | 'first_date' | 'last_date'>;

/** Makes every process apply the closings to its content again. */
const countClosing = (tx: Tx) =>
  sql`insert into closings_version as counted (version) values (1)
    on conflict (only_row) do update set version = counted.version + 1`.execute(tx);

function daysOf({ store_id, first_date, last_date }: Span): DayKey[] {
  const days: DayKey[] = [];
  for (let date = first_date; date <= last_date; date = addDays(date, 1)) days.push({ storeId: store_id, date });
  return days;
}

/** The block that keeps online booking off a closed day, the same however often the closing is repeated. */
export const blockIdOf = (closingId: string, date: string) => holdIdOf(`${closingId} ${date}`);

const isOverlap = (error: unknown) => (error as { constraint?: string }).constraint === 'one_closing_a_day';

/** Stores the closing, once; false where another covers one of its days. */
async function insertClosing({ db, ...deps }: EngineDeps, closing: NewClosing, note: Note): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('closings')
        .values({ ...closing, created_at: new Date(nowOf(deps)), told_at: null, reopened_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      await countClosing(tx);
      await note(tx);
    });
    return true;
  } catch (error) {
    if (isOverlap(error)) return false;
    throw error;
  }
}

/** Notes who was booked, releases their cards and lets go of what visitors hold. Under the lock of the day. */
async function closeDay(tx: Tx, deps: EngineDeps, { id }: Span, { storeId, date }: DayKey): Promise<void> {
  const now = new Date(nowOf(deps));
  const parties = await tx
    .selectFrom('bookings')
    .select('id')
    .where('store_id', '=', storeId)
    .where('service_date', '=', date)
    .where('booking_type', '=', 'booking')
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .execute();
  await tx
    .updateTable('holds')
    .set({ expires_at: now })
    .where('store_id', '=', storeId)
    .where('service_date', '=', date)
    .where('expires_at', '>', now)
    .execute();
  if (parties.length === 0) return;
  const rows = parties.map((party) => ({
    booking_id: party.id,
    store_id: storeId,
    closing_id: id,
    service_date: date,
    token_hash: tokenHash(closedToken(deps.tokenSecret, id, party.id)),
  }));
  // Staff may have lifted the block of the day, and its closing be repeated.
  await tx
    .insertInto('closed_parties')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('card_guarantees')
    .set({ status: 'released' })
    .where('store_id', '=', storeId)
    .where('status', '=', 'held')
    .where(
      'booking_id',
      'in',
      parties.map((party) => party.id),
    )
    .execute();
}

/** Closes what is not closed yet of a stored closing, a transaction for each day. Idempotent. */
export async function closeEachDay(deps: EngineDeps, closing: Span & Pick<ClosingRow, 'reason'>): Promise<void> {
  for (const day of daysOf(closing)) {
    const block = {
      ...day,
      id: blockIdOf(closing.id, day.date),
      reason: closing.reason,
      part: { kind: 'online' } as const,
    };
    await addBlock(deps, block, (tx) => closeDay(tx, deps, closing, day));
  }
}

/**
 * Closes a restaurant for whole days: from then on nobody books them online, and whoever has a table keeps it until they
 * choose. Once for each id; false where one of the days is closed already. `note` runs in the transaction that stores it.
 */
export async function closeDays(deps: EngineDeps, closing: NewClosing, note: Note): Promise<boolean> {
  if (!(await insertClosing(deps, closing, note))) return false;
  await closeEachDay(deps, closing);
  return true;
}

/** Marks a closing as over, once. `note` runs in the same transaction. */
export const markReopened = ({ db, clock }: EngineDeps, { id }: Span, note: Note): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('closings')
      .set({ reopened_at: new Date(clock().epochMilliseconds) })
      .where('id', '=', id)
      .where('reopened_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await countClosing(tx);
    await note(tx);
  });

/** Takes bookings again for the days of a closing that is over, and frees what was held elsewhere. Idempotent. */
export async function openDays(deps: EngineDeps, closing: Span): Promise<void> {
  for (const { storeId, date } of daysOf(closing))
    await liftBlock(deps, { storeId, id: blockIdOf(closing.id, date) }, async () => undefined);
  const held = await deps.db
    .selectFrom('closed_parties')
    .select(['hold_id as holdId', 'offered_store_id as storeId', 'service_date as date'])
    .where('closing_id', '=', closing.id)
    .where('hold_id', 'is not', null)
    .execute();
  for (const hold of held) await releaseTable(deps, hold);
}
