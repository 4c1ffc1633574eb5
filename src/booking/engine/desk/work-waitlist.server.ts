import type { Kysely } from 'kysely';
import { waitlistMailJob } from '../../contracts/mail-jobs.ts';
import type { BookingTables } from '../../tables.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import { lockServiceDay } from '../day/lock-day.server.ts';
import { withLockedDays } from '../day/locked-days.server.ts';
import { offerMessages } from '../day/serve-waitlist.server.ts';
import { takeFromDoor } from './door-list.server.ts';
import { releaseHolds } from './hold-times.server.ts';

type Tx = Kysely<BookingTables>;
type Working = {
  storeId: string;
  entryId: string;
  /** Writes what was done, in the same transaction. */
  log: (tx: Tx) => Promise<void>;
};

const entryOf = (db: Tx, { storeId, entryId }: Pick<Working, 'storeId' | 'entryId'>) =>
  db
    .selectFrom('waitlist_entries')
    .select(['id', 'status', 'notify_by', 'service_date as date', 'offered_until as offeredUntil'])
    .where('id', '=', entryId)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
type Entry = NonNullable<Awaited<ReturnType<typeof entryOf>>>;

/** Runs the work on an entry with its day locked and the waitlist served; null where there is no entry. */
async function withEntry<Result>(
  deps: EngineDeps,
  working: Working,
  work: (tx: Tx, entry: Entry, now: number) => Promise<Result>,
): Promise<Result | null> {
  const known = await entryOf(deps.db, working);
  if (!known) return null;
  const day = { storeId: working.storeId, date: known.date };
  return withLockedDays(deps, [day], async (tx) => {
    const now = nowOf(deps);
    await lockServiceDay(tx, deps, day, { now });
    const entry = await entryOf(tx, working);
    return entry ? work(tx, entry, now) : null;
  });
}

export type OfferNowOutcome = 'offered' | 'nothing-free' | 'gone';

/**
 * Offers an entry its table at once, even at night. Each lock of a day offers what is free in the list's order: an entry
 * that still waits then has no table.
 */
export async function offerNow(deps: EngineDeps, working: Working): Promise<OfferNowOutcome> {
  const outcome = await withEntry<OfferNowOutcome>(deps, working, async (tx, entry, now) => {
    if (entry.status === 'waiting') return 'nothing-free';
    if (entry.status !== 'offered') return 'gone';
    // A message already sent isn’t sent again.
    await deps.jobs.enqueue(tx, offerMessages(entry, { sendAt: now, now }));
    await working.log(tx);
    return 'offered';
  });
  return outcome ?? 'gone';
}

/**
 * Takes an entry off the list, releases a table held for it and tells the diner, unless they are at the door. False where
 * it waits no longer.
 */
export async function removeFromWaitlist(deps: EngineDeps, working: Working): Promise<boolean> {
  const removed = await withEntry(deps, working, async (tx, entry, now) => {
    if (await takeFromDoor(tx, { id: entry.id, storeId: working.storeId })) {
      await working.log(tx);
      return true;
    }
    if (entry.status !== 'waiting' && entry.status !== 'offered') return false;
    await tx
      .updateTable('waitlist_entries')
      .set({ status: 'lapsed', ...(entry.offeredUntil && { offered_until: new Date(now) }) })
      .where('id', '=', entry.id)
      .where('store_id', '=', working.storeId)
      .execute();
    const holds = await tx
      .selectFrom('holds')
      .select('id')
      .where('waitlist_id', '=', entry.id)
      .where('store_id', '=', working.storeId)
      .execute();
    await releaseHolds(tx, deps, { storeId: working.storeId, holdIds: holds.map(({ id }) => id), now });
    await deps.jobs.enqueue(tx, [waitlistMailJob('waitlist-lapsed', entry.id)]);
    await working.log(tx);
    return true;
  });
  return removed ?? false;
}
