import { type Kysely, sql } from 'kysely';
import { waitlistMailJob } from '../../contracts/mail-jobs.ts';
import { hasOverdue, type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { serveWaitlist } from './serve-waitlist.server.ts';

type LockedDay = { version: number; seated: SeatedParty[] | null };

/** Locks the day, unless unguarded, and reads it in the same round trip: with seats only when the cached sheet is stale. */
async function readLockedDay(tx: Kysely<BookingTables>, deps: EngineDeps, day: DayKey): Promise<DaySheet> {
  const cached = deps.sheets.cached(day);
  const guarded = deps.guard !== 'none';
  // The third argument, an idempotency key, is no longer used.
  const { rows } = await sql<LockedDay>`
    select version, seated from enter_service_day(${day.storeId}, ${day.date}, '', ${cached.version}, ${guarded})`.execute(
    tx,
  );
  const { version, seated } = rows[0] as LockedDay;
  return { version, seated: seated ?? cached.seated };
}

type Released = { version: number; lapsed: string[] };

/** Releases expired holds and lapses the waitlist offers they were for. */
async function releaseOverdue(tx: Kysely<BookingTables>, day: DayKey, now: number): Promise<Released> {
  const { rows } = await sql<Released>`
    with gone as (
      delete from holds
      where store_id = ${day.storeId} and service_date = ${day.date}::date and expires_at <= ${new Date(now)}
      returning waitlist_id
    ), lapsed as (
      update waitlist_entries set status = 'lapsed'
      where store_id = ${day.storeId} and status = 'offered' and id in (select waitlist_id from gone)
      returning id
    ), moved as (
      update service_days set version = version + 1
      where store_id = ${day.storeId} and service_date = ${day.date}::date
      returning version
    )
    select (select version from moved) as version, array(select id::text from lapsed) as lapsed`.execute(tx);
  return rows[0] as Released;
}

/**
 * Locks the service day until the transaction ends. Before the caller searches, it releases expired holds and serves the
 * waitlist, with tables added by a change of content too.
 */
export async function lockServiceDay(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  day: DayKey,
  { now }: { now: number },
): Promise<DaySheet> {
  const sheet = await readLockedDay(tx, deps, day);
  const current = hasOverdue(sheet.seated, now) ? await withoutOverdue(tx, deps, day, { sheet, now }) : sheet;
  return serveWaitlist(tx, deps, day, { sheet: current, now });
}

async function withoutOverdue(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  day: DayKey,
  { sheet, now }: { sheet: DaySheet; now: number },
): Promise<DaySheet> {
  const { version, lapsed } = await releaseOverdue(tx, day, now);
  if (lapsed.length > 0) {
    await deps.jobs.enqueue(
      tx,
      lapsed.map((id) => waitlistMailJob('waitlist-lapsed', id)),
    );
  }
  return { version, seated: seatedNow(sheet.seated, now) };
}
