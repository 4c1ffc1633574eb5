import { sql } from 'kysely';
import type { DayKey } from './day-sheets.server.ts';
import { type DeskDeps, nowOf } from './desk-deps.ts';
import { onDays } from './on-days.server.ts';
import { takeDay } from './take-day.server.ts';

const DAYS_AT_ONCE = 100;
/** A form is not sent again after so long; until then its key is answered as before. */
const KEEP_KEYS_MS = 7 * 24 * 60 * 60_000;

/**
 * Lets go what was held too long and serves who waits for it. Nothing depends on it being prompt: an overdue hold counts
 * for nothing anyway, and whoever takes a day does the same there first.
 */
export async function letGoEverywhere(desk: DeskDeps): Promise<void> {
  const { rows } = await sql<DayKey>`
    select distinct store_id as "storeId", service_date as date from holds
    where expires_at <= ${new Date(nowOf(desk))} limit ${DAYS_AT_ONCE}`.execute(desk.db);
  for (const day of rows) await onDays(desk, [day], (tx) => takeDay(tx, desk, day, { now: nowOf(desk) }));
}

/** Forgets keys that nobody sends again. */
export async function forgetOldKeys({ db, ...desk }: Pick<DeskDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(nowOf(desk) - KEEP_KEYS_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
