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
/** Idempotency keys are kept this long; until then the same key gets the same answer. */
const KEEP_KEYS_MS = 7 * DAY_MS;

/**
 * Holds made later than now: the clock has been set back, and they would outlive their length by as much. Processes may
 * differ by a minute.
 */
const isFromLater = (now: number) => sql<boolean>`created_at > ${new Date(now + MINUTE_MS)}`;

/** Makes holds of a locked day that were made later than now expire at once. */
async function expireHoldsFromLater(tx: Kysely<BookingTables>, day: DayKey, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('holds')
    .set({ expires_at: new Date(now) })
    .where('store_id', '=', day.storeId)
    .where('service_date', '=', day.date)
    .where(isFromLater(now))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await bumpDayVersion(tx, day);
}

/**
 * Releases expired holds and offers their tables to the waitlist. Nothing depends on it being prompt: an expired hold
 * does not count, and every lock of a day does the same first. Only where the clock has been set back, nothing else ends
 * the holds made before.
 */
export async function releaseOverdueHolds(engine: EngineDeps): Promise<void> {
  const asked = nowOf(engine);
  const { rows } = await sql<DayKey>`
    select distinct store_id as "storeId", service_date as date from holds
    where expires_at <= ${new Date(asked)} or ${isFromLater(asked)} limit ${DAYS_AT_ONCE}`.execute(engine.db);
  for (const day of rows)
    if (!isStopping())
      await withLockedDays(engine, [day], async (tx) => {
        const now = nowOf(engine);
        await expireHoldsFromLater(tx, day, now);
        await lockServiceDay(tx, engine, day, { now });
      });
}

/**
 * Deletes idempotency keys past their time, addresses that bookings had before (they have been told by then) and what
 * limits no longer count.
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
  );
}
