import { type Kysely, sql } from 'kysely';
import { type AddressCounts, countAddressSql, readCounts } from '../../../platform/messages/address-limit.server.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { EngineDeps } from '../day/engine-deps.ts';
import { type Entrance, enterAlone } from '../day/entrance.ts';
import { Rollback } from '../day/rollback.ts';

/** Why nothing more is done for an e-mail address. */
export type OverLimit =
  | { ok: false; reason: 'too-many-bookings'; most: number }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

type Asked = { email: string; books: boolean };

/** Refuses when the address may be sent no more, or may have no other booking. */
export const addressEntrance = ({ env }: Pick<EngineDeps, 'env'>, { email, books }: Asked): Entrance => ({
  query: (now) =>
    sql`select to_jsonb(counted) as known from (${countAddressSql({ email, purpose: 'booking', now })}) as counted`,
  isPlain: sql<boolean>`known = '{"live_bookings": 0, "asked": []}'`,
  admit(known, now) {
    const { liveBookings, seconds } = readCounts(known as AddressCounts, now);
    const most = env.BOOKINGS_PER_ADDRESS;
    if (books && liveBookings >= most) throw new Rollback<OverLimit>({ ok: false, reason: 'too-many-bookings', most });
    if (seconds > 0) throw new Rollback<OverLimit>({ ok: false, reason: 'too-many-messages', seconds });
  },
});

/**
 * Counts what the address has, and keeps it so until the transaction ends. Throws when it may be sent no more, or may
 * have no other booking. Call it first in a transaction, before any day or booking is locked.
 */
export const enterAddress = (
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'env'>,
  { now, ...asked }: Asked & { now: number },
): Promise<void> => enterAlone(tx, addressEntrance(deps, asked), now);
