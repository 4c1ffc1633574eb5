import { type Kysely, sql } from 'kysely';
import type { CreateAnswer } from '../contract.ts';
import type { SeatedParty } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';

/** The answer a key was given before, and the hash of what was asked with it. */
export type Earlier = { bodyHash: Buffer; answer: CreateAnswer };
type Entered = { version: number; seated: SeatedParty[] | null; body_hash: Buffer | null; answer: CreateAnswer | null };

/**
 * Takes the day of service for this transaction (unless unguarded) and reads it in the same journey. The kept sheet
 * serves when its version still holds.
 */
export async function enterServiceDay(
  tx: Kysely<BookingTables>,
  day: DayKey,
  { key, kept, guarded }: { key: string; kept: DaySheet; guarded: boolean },
): Promise<{ sheet: DaySheet; earlier: Earlier | null }> {
  const { rows } = await sql<Entered>`
    select * from enter_service_day(${day.storeId}, ${day.date}, ${key}, ${kept.version}, ${guarded})`.execute(tx);
  const { version, seated, body_hash, answer } = rows[0] as Entered;
  return {
    sheet: { version, seated: seated ?? kept.seated },
    earlier: body_hash && answer ? { bodyHash: body_hash, answer } : null,
  };
}
