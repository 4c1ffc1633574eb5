import { type Kysely, sql } from 'kysely';
import type { BookingTables, DayBlockRow } from '../../tables.server.ts';
import type { DayKey } from '../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import { lockServiceDay } from '../day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from '../day/locked-days.server.ts';

type Tx = Kysely<BookingTables>;

/** Epoch milliseconds; `covers` is the pacing. */
export type ClosedPart =
  | { kind: 'tables'; tableIds: string[]; startsAt: number; endsAt: number }
  | { kind: 'online' }
  | { kind: 'pacing'; covers: number };
type NewBlock = DayKey & { id: string; reason: string; part: ClosedPart };

/** Takes the free spans of a block's tables: none twice, where this is repeated. */
async function takeFreeSpans(tx: Tx, { storeId, id }: { storeId: string; id: string }): Promise<void> {
  await sql`
    insert into table_allocations (block_id, store_id, table_id, during, live)
    select k.id, k.store_id, t.table_id, free.during, true
    from day_blocks k, unnest(k.table_ids) t (table_id), unnest(
      tstzmultirange(tstzrange(k.starts_at, k.ends_at)) - coalesce((
        select range_agg(a.during) from table_allocations a
        where a.store_id = ${storeId} and a.table_id = t.table_id and a.live
          and a.during && tstzrange(k.starts_at, k.ends_at)
      ), '{}')
    ) free (during)
    where k.id = ${id}::uuid and k.store_id = ${storeId} and k.kind = 'tables'`.execute(tx);
}

/** A date has one pacing: another takes the place of the one before. */
async function deletePacing(tx: Tx, { storeId, date, part }: NewBlock): Promise<void> {
  if (part.kind !== 'pacing') return;
  await tx
    .deleteFrom('day_blocks')
    .where('store_id', '=', storeId)
    .where('service_date', '=', date)
    .where('kind', '=', 'pacing')
    .execute();
}

async function insertBlock(tx: Tx, { id, storeId, date, reason, part }: NewBlock, now: number): Promise<void> {
  const span = part.kind === 'tables' ? part : null;
  await tx
    .insertInto('day_blocks')
    .values({
      id,
      store_id: storeId,
      service_date: date,
      kind: part.kind,
      table_ids: span?.tableIds ?? [],
      starts_at: span && new Date(span.startsAt),
      ends_at: span && new Date(span.endsAt),
      covers: part.kind === 'pacing' ? part.covers : null,
      reason,
      created_at: new Date(now),
    })
    .execute();
}

/**
 * Closes tables or online booking, or sets the pacing of a date. Who has a table stays, and so does who holds one. Once
 * for each id; `note` runs in the same transaction.
 */
export async function addBlock(deps: EngineDeps, block: NewBlock, note: (tx: Tx) => Promise<void>): Promise<void> {
  const { id, storeId, date } = block;
  await withLockedDays(deps, [{ storeId, date }], async (tx) => {
    const now = nowOf(deps);
    if (await blockOf(tx, { storeId, id })) return;
    await deletePacing(tx, block);
    await insertBlock(tx, block, now);
    await takeFreeSpans(tx, block);
    await note(tx);
    await bumpDayVersion(tx, { storeId, date });
    // A higher pacing has places for the waitlist.
    await lockServiceDay(tx, deps, { storeId, date }, { now });
  });
}

const blockOf = (db: Tx, { storeId, id }: { storeId: string; id: string }): Promise<DayBlockRow | undefined> =>
  db.selectFrom('day_blocks').selectAll().where('id', '=', id).where('store_id', '=', storeId).executeTakeFirst();

/** Lifts a block and offers what it closed to the waitlist. `note` runs in the same transaction, unless it was gone. */
export async function liftBlock(
  deps: EngineDeps,
  { storeId, id }: { storeId: string; id: string },
  note: (tx: Tx, block: DayBlockRow) => Promise<void>,
): Promise<void> {
  const block = await blockOf(deps.db, { storeId, id });
  if (!block) return;
  const day = { storeId, date: block.service_date };
  await withLockedDays(deps, [day], async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('day_blocks')
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    // Others may close the same tables.
    for (const other of await readBlocks(tx, day)) await takeFreeSpans(tx, { storeId, id: other.id });
    await note(tx, block);
    await bumpDayVersion(tx, day);
    await lockServiceDay(tx, deps, day, { now: nowOf(deps) });
  });
}

/** What is closed on a date, in the order it was closed. */
export const readBlocks = (db: Tx, { storeId, date }: DayKey): Promise<DayBlockRow[]> =>
  db
    .selectFrom('day_blocks')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('service_date', '=', date)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
