import { type Kysely, sql } from 'kysely';
import { waitlistMailJob } from '../mail-jobs.ts';
import { atTable, hasOverdue } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { serveLine } from '../waitlist/serve-line.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Earlier, enterServiceDay } from './service-day-lock.server.ts';

type Gone = { version: number; lapsed: string[] };

/** Lets go what was held too long; an offer of the waiting list that was not taken has lapsed with it. */
async function letGoOverdue(tx: Kysely<BookingTables>, day: DayKey, now: number): Promise<Gone> {
  const { rows } = await sql<Gone>`
    with gone as (
      delete from holds
      where store_id = ${day.storeId} and service_date = ${day.date}::date and expires_at <= ${new Date(now)}
      returning waitlist_id
    ), lapsed as (
      update waitlist_entries set status = 'lapsed'
      where status = 'offered' and id in (select waitlist_id from gone)
      returning id
    ), moved as (
      update service_days set version = version + 1
      where store_id = ${day.storeId} and service_date = ${day.date}::date
      returning version
    )
    select (select version from moved) as version, array(select id::text from lapsed) as lapsed`.execute(tx);
  return rows[0] as Gone;
}

/**
 * Takes the day for this transaction: until it ends nobody else books, holds or frees a table there. Holds that have
 * run out are let go, and whoever waits for a table is served before the caller looks for one: also for one that came
 * free by other hours or more tables, which no diner gave back.
 */
export async function takeDay(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  day: DayKey,
  { now, key = '' }: { now: number; key?: string },
): Promise<{ sheet: DaySheet; earlier: Earlier | null }> {
  const kept = deps.sheets.kept(day);
  const { sheet, earlier } = await enterServiceDay(tx, day, { key, kept, guarded: deps.guard !== 'none' });
  const current = hasOverdue(sheet.seated, now) ? await withoutOverdue(tx, deps, day, { sheet, now }) : sheet;
  return { sheet: await serveLine(tx, deps, day, { sheet: current, now }), earlier };
}

async function withoutOverdue(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  day: DayKey,
  { sheet, now }: { sheet: DaySheet; now: number },
): Promise<DaySheet> {
  const { version, lapsed } = await letGoOverdue(tx, day, now);
  if (lapsed.length > 0) {
    await deps.jobs.enqueue(
      tx,
      lapsed.map((id) => waitlistMailJob('waitlist-lapsed', id)),
    );
  }
  return { version, seated: atTable(sheet.seated, now) };
}
