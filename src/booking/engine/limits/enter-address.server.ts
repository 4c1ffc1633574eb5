import { type Kysely, sql } from 'kysely';
import { messageWait } from '../../../messages/limits/message-wait.ts';
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

type Counted = { live_bookings: number; asked: Date[] };
type Entering = { email: string; books: boolean; now: number };

/**
 * Counts what the address has, and keeps it so until the transaction ends. Throws when it may be sent no more, or may
 * have no other booking. Call it first in a transaction, before any day or booking is locked.
 */
export async function enterAddress(
  tx: Kysely<BookingTables>,
  { bookingsPerAddress: most }: Pick<EngineDeps, 'bookingsPerAddress'>,
  { email, books, now }: Entering,
): Promise<void> {
  const { rows } = await sql<Counted>`select * from enter_address(${email}, ${new Date(now)})`.execute(tx);
  const { live_bookings, asked } = rows[0] as Counted;
  if (books && live_bookings >= most) throw new AddressOverLimit({ ok: false, reason: 'too-many-bookings', most });
  const seconds = messageWait(
    asked.map((at) => at.getTime()),
    now,
  );
  if (seconds > 0) throw new AddressOverLimit({ ok: false, reason: 'too-many-messages', seconds });
}

/** The refusal that rolled a transaction back; throws every other error. */
export function overLimitOf(error: unknown): OverLimit {
  if (error instanceof AddressOverLimit) return error.outcome;
  throw error;
}
