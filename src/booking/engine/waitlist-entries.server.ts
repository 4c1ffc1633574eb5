import { type Kysely, sql } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import type { BookingTables, WaitlistEntryRow } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from './day/locked-days.server.ts';
import { serveWaitlist } from './day/serve-waitlist.server.ts';

export type Waiting = Pick<
  WaitlistEntryRow,
  'store_id' | 'service_date' | 'starts_at' | 'window_starts_at' | 'window_ends_at'
>;

/** Entries of the day whose times overlap. */
export const sameTimes = (db: Kysely<BookingTables>, entry: Waiting) =>
  db
    .selectFrom('waitlist_entries')
    .where('store_id', '=', entry.store_id)
    .where('service_date', '=', entry.service_date)
    .where(sql<boolean>`coalesce(window_starts_at, starts_at) <= ${entry.window_ends_at ?? entry.starts_at}`)
    .where(sql<boolean>`coalesce(window_ends_at, starts_at) >= ${entry.window_starts_at ?? entry.starts_at}`);

/** The entry's position among those for the same times; 1 is served first. */
export async function positionOf(
  db: Kysely<BookingTables>,
  entry: Waiting & Pick<WaitlistEntryRow, 'place'>,
): Promise<number> {
  const { count } = await sameTimes(db, entry)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .where('place', '<=', entry.place)
    .executeTakeFirstOrThrow();
  return Math.max(1, count);
}

export const findEntry = (db: Kysely<BookingTables>, token: string) =>
  db.selectFrom('waitlist_entries').selectAll().where('token_hash', '=', tokenHash(token)).executeTakeFirst();

/**
 * Takes every entry of the person off the day's waitlist and offers a table held for one to the next entry. False when
 * there was nothing to leave.
 */
export async function leaveWaitlist(deps: EngineDeps, token: string): Promise<boolean> {
  const entry = await findEntry(deps.db, token);
  if (!entry) return false;
  const day = { storeId: entry.store_id, date: entry.service_date };
  return withLockedDays(deps, [day], async (tx) => {
    const now = nowOf(deps);
    await lockServiceDay(tx, deps, day, { now });
    const entries = await tx
      .updateTable('waitlist_entries')
      .set({ status: 'left' })
      .where('store_id', '=', entry.store_id)
      .where('service_date', '=', entry.service_date)
      .where('person', '=', entry.person)
      .where('status', 'in', ['waiting', 'offered'])
      .returning('id')
      .execute();
    if (entries.length === 0) return false;
    const ids = entries.map(({ id }) => id);
    const { numDeletedRows } = await tx
      .deleteFrom('holds')
      .where('waitlist_id', 'in', ids)
      .where('store_id', '=', entry.store_id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return true;
    await bumpDayVersion(tx, day);
    const sheet = await lockServiceDay(tx, deps, day, { now });
    await serveWaitlist(tx, deps, day, { sheet, now });
    return true;
  });
}
