import { type Kysely, sql } from 'kysely';
import type { SeatedParty } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';

type LockedDayRow = { version: number; seated: SeatedParty[] | null };

/**
 * Locks the service day for this transaction (unless unguarded) and reads it in the same round trip. The cached sheet
 * is used while its version is current.
 */
export async function readLockedDay(
  tx: Kysely<BookingTables>,
  day: DayKey,
  { kept, guarded }: { kept: DaySheet; guarded: boolean },
): Promise<DaySheet> {
  const { rows } = await sql<LockedDayRow>`
    select version, seated from enter_service_day(${day.storeId}, ${day.date}, '', ${kept.version}, ${guarded})`.execute(
    tx,
  );
  const { version, seated } = rows[0] as LockedDayRow;
  return { version, seated: seated ?? kept.seated };
}
