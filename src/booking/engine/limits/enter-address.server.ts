import type { Kysely } from 'kysely';
import { takeAddress } from '../../../platform/messages/address-limit.server.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { EngineDeps } from '../day/engine-deps.ts';

/** Why nothing more is done for an e-mail address. */
export type OverLimit =
  | { ok: false; reason: 'too-many-bookings'; most: number }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** Rolls the transaction back. */
export class AddressOverLimit extends Error {
  readonly outcome: OverLimit;

  constructor(outcome: OverLimit) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

type Entering = { email: string; books: boolean; now: number };

/**
 * Counts what the address has, and keeps it so until the transaction ends. Throws when it may be sent no more, or may
 * have no other booking. Call it first in a transaction, before any day or booking is locked.
 */
export async function enterAddress(
  tx: Kysely<BookingTables>,
  { env }: Pick<EngineDeps, 'env'>,
  { email, books, now }: Entering,
): Promise<void> {
  const most = env.BOOKINGS_PER_ADDRESS;
  const { liveBookings, seconds } = await takeAddress(tx, { email, now });
  if (books && liveBookings >= most) throw new AddressOverLimit({ ok: false, reason: 'too-many-bookings', most });
  if (seconds > 0) throw new AddressOverLimit({ ok: false, reason: 'too-many-messages', seconds });
}

/** The refusal that rolled a transaction back; throws every other error. */
export function overLimitOf(error: unknown): OverLimit {
  if (error instanceof AddressOverLimit) return error.outcome;
  throw error;
}
