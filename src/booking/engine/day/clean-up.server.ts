import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/in-batches.ts';
import { eachInTurn, isStopping } from '../../../platform/every.ts';
import { DAY_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey } from './day-sheets.server.ts';
import { type EngineDeps, nowOf } from './engine-deps.ts';
import { lockServiceDay } from './lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from './locked-days.server.ts';

const DAYS_AT_ONCE = 100;
const KEEP_KEYS_MS = 7 * DAY_MS;
/** A block's reason is in somebody's own words. */
const KEEP_BLOCKS_MS = 30 * DAY_MS;

/**
 * Holds created in the future: the clock was set back, and they would last longer by as much. Clocks of processes may
 * differ by a minute.
 */
const isFromFuture = (now: number) => sql<boolean>`created_at > ${new Date(now + MINUTE_MS)}`;

/** Expires the future holds of a locked day. */
async function expireFutureHolds(tx: Kysely<BookingTables>, day: DayKey, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('holds')
    .set({ expires_at: new Date(now) })
    .where('store_id', '=', day.storeId)
    .where('service_date', '=', day.date)
    .where(isFromFuture(now))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await bumpDayVersion(tx, day);
}

/**
 * Releases expired holds and offers their tables to the waitlist. It need not be prompt: an expired hold does not count,
 * and every lock of a day does the same first. Only future holds rely on it.
 */
export async function releaseOverdueHolds(engine: EngineDeps): Promise<void> {
  const selectedAt = nowOf(engine);
  const { rows } = await sql<DayKey>`
    select distinct store_id as "storeId", service_date as date from holds
    where expires_at <= ${new Date(selectedAt)} or ${isFromFuture(selectedAt)} limit ${DAYS_AT_ONCE}`.execute(
    engine.db,
  );
  for (const day of rows)
    if (!isStopping())
      await withLockedDays(engine, [day], async (tx) => {
        const now = nowOf(engine);
        await expireFutureHolds(tx, day, now);
        await lockServiceDay(tx, engine, day, { now });
      });
}

/**
 * Deletes old idempotency keys, former addresses of bookings (notified by then), messages that limits no longer count,
 * and the blocks of past days.
 */
export async function deleteOldKeys({ db, ...engine }: Pick<EngineDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(nowOf(engine) - KEEP_KEYS_MS);
  const dayBefore = new Date(nowOf(engine) - DAY_MS);
  await eachInTurn(
    () =>
      deleteInBatches(db, {
        table: 'idempotency_keys',
        key: ['key', 'store_id'],
        where: sql`created_at < ${before}`,
      }),
    () =>
      deleteInBatches(db, {
        table: 'replaced_addresses',
        key: ['id', 'store_id'],
        where: sql`replaced_at < ${before}`,
      }),
    () =>
      deleteInBatches(db, {
        table: 'address_messages',
        key: ['address_hash', 'asked_at'],
        where: sql`asked_at < ${dayBefore}`,
      }),
    () =>
      deleteInBatches(db, {
        table: 'day_blocks',
        key: ['id', 'store_id'],
        where: sql`service_date < ${new Date(nowOf(engine) - KEEP_BLOCKS_MS)}::timestamptz::date`,
      }),
  );
}
