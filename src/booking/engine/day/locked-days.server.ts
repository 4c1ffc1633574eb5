import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey } from './day-sheets.server.ts';
import type { EngineDeps } from './engine-deps.ts';

const keyOf = ({ storeId, date }: DayKey) => `${storeId} ${date}`;

/**
 * Runs the work in one transaction with one or two days locked, in a fixed order here and in the database, so that
 * transactions don't deadlock. `enter` takes its locks before the days'.
 */
export function withLockedDays<Result>(
  { db, mutex }: Pick<EngineDeps, 'db' | 'mutex'>,
  days: readonly DayKey[],
  work: (tx: Kysely<BookingTables>) => Promise<Result>,
  enter?: (tx: Kysely<BookingTables>) => Promise<void>,
): Promise<Result> {
  const ordered = [...new Map(days.map((day) => [keyOf(day), day])).values()].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
  const transact = () =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        await enter?.(tx);
        for (const { storeId, date } of ordered) await sql`select lock_service_day(${storeId}, ${date})`.execute(tx);
        return work(tx);
      });
  return ordered.reduceRight<() => Promise<Result>>(
    (inner, day) => () => mutex.runExclusive(keyOf(day), inner),
    transact,
  )();
}

/** Invalidates every cached sheet of the day; returns the new version. */
export async function bumpDayVersion(tx: Kysely<BookingTables>, { storeId, date }: DayKey): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into service_days as day values (${storeId}, ${date}::date, 1)
    on conflict (store_id, service_date) do update set version = day.version + 1
    returning version`.execute(tx);
  return (rows[0] as { version: number }).version;
}
