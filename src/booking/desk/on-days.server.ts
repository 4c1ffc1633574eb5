import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../tables.server.ts';
import type { DayKey } from './day-sheets.server.ts';
import type { DeskDeps } from './desk-deps.ts';

const nameOf = ({ storeId, date }: DayKey) => `${storeId} ${date}`;

/**
 * Runs the work in one transaction that holds the locks of the days, one or two. They are taken in a fixed order, here
 * and in the database, so that no two transactions wait for each other in a ring.
 */
export function onDays<Result>(
  { db, turnstile }: Pick<DeskDeps, 'db' | 'turnstile'>,
  days: readonly DayKey[],
  work: (tx: Kysely<BookingTables>) => Promise<Result>,
): Promise<Result> {
  const ordered = [...new Map(days.map((day) => [nameOf(day), day])).values()].sort((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  );
  const transact = () =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        for (const { storeId, date } of ordered) await sql`select lock_service_day(${storeId}, ${date})`.execute(tx);
        return work(tx);
      });
  return ordered.reduceRight<() => Promise<Result>>(
    (inner, day) => () => turnstile.pass(nameOf(day), inner),
    transact,
  )();
}

/** Moves the day on, so that every copy of it is read again; gives the new version. */
export async function moveDay(tx: Kysely<BookingTables>, { storeId, date }: DayKey): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into service_days as day values (${storeId}, ${date}::date, 1)
    on conflict (store_id, service_date) do update set version = day.version + 1
    returning version`.execute(tx);
  return (rows[0] as { version: number }).version;
}
