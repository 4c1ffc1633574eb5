import { type Kysely, sql } from 'kysely';
import {
  type AddressCounts,
  countAddressSql,
  readCounts,
  takeAddress,
} from '../../../platform/messages/address-limit.server.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { EngineDeps } from '../day/engine-deps.ts';
import { Rollback } from '../day/rollback.ts';
import type { Entrance } from '../day/write-to-day.server.ts';

/** Why an e-mail address may not book or be sent anything more. */
export type OverLimit =
  | { ok: false; reason: 'too-many-bookings'; most: number }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

type LimitDeps = Pick<EngineDeps, 'env'>;

function overLimit(
  { liveBookings, seconds }: ReturnType<typeof readCounts>,
  { env: { BOOKINGS_PER_ADDRESS: most } }: LimitDeps,
  { books }: { books: boolean },
): OverLimit | null {
  if (books && liveBookings >= most) return { ok: false, reason: 'too-many-bookings', most };
  return seconds > 0 ? { ok: false, reason: 'too-many-messages', seconds } : null;
}

export const addressEntrance = (email: string, now: number): Entrance => ({
  query: sql`select to_jsonb(counted) as known from (${countAddressSql({ email, purpose: 'booking', now })}) as counted`,
  isClear: sql<boolean>`known = '{"live_bookings": 0, "asked": []}'`,
});

/** Whether the counts of `addressEntrance` allow another booking. */
export const bookingRefusal = (known: unknown, deps: LimitDeps, now: number): OverLimit | null =>
  overLimit(readCounts(known as AddressCounts, now), deps, { books: true });

/**
 * Locks the address until the transaction ends; refuses with OverLimit. Call it first in a transaction, before any day
 * or booking is locked.
 */
export async function enterAddress(
  tx: Kysely<BookingTables>,
  deps: LimitDeps,
  { email, books, now }: { email: string; books: boolean; now: number },
): Promise<void> {
  const refusal = overLimit(await takeAddress(tx, { email, purpose: 'booking', now }), deps, { books });
  if (refusal) throw new Rollback<OverLimit>(refusal);
}
