import { type Kysely, sql } from 'kysely';
import type { CreateAnswer } from '../../contracts/booking.ts';
import type { SeatedParty } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';

/** The answer a key was given before, and the hash of what was asked with it. */
export type PreviousAnswer = { bodyHash: Buffer; answer: CreateAnswer };
type LockedDayRow = {
  version: number;
  seated: SeatedParty[] | null;
  body_hash: Buffer | null;
  answer: CreateAnswer | null;
};

/**
 * Locks the service day for this transaction (unless unguarded) and reads it in the same round trip. The cached sheet
 * is used while its version is current.
 */
export async function readLockedDay(
  tx: Kysely<BookingTables>,
  day: DayKey,
  { key, kept, guarded }: { key: string; kept: DaySheet; guarded: boolean },
): Promise<{ sheet: DaySheet; earlier: PreviousAnswer | null }> {
  const { rows } = await sql<LockedDayRow>`
    select * from enter_service_day(${day.storeId}, ${day.date}, ${key}, ${kept.version}, ${guarded})`.execute(tx);
  const { version, seated, body_hash, answer } = rows[0] as LockedDayRow;
  return {
    sheet: { version, seated: seated ?? kept.seated },
    earlier: body_hash && answer ? { bodyHash: body_hash, answer } : null,
  };
}
