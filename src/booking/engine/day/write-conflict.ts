import type { Seat } from '../../rules/seating/seating.ts';

const USED_KEY = 'idempotency_keys_pkey';
const HANDLED_CONSTRAINTS = ['one_party_per_table', 'bookings_reference_unique', USED_KEY];

/** A conflict with a concurrent write, to be retried: without the seat, if that was the conflict. */
export class WriteConflict extends Error {
  readonly seat: Seat | null;
  /** Whether another transaction has stored an answer for the idempotency key. */
  readonly usedKey: boolean;

  constructor(cause: string, seat: Seat | null) {
    super(`conflicting write: ${cause}`);
    this.seat = cause === 'one_party_per_table' ? seat : null;
    this.usedKey = cause === USED_KEY;
  }
}

/** Turns the driver's error for a handled constraint into a WriteConflict; rethrows every other error. */
export const toWriteConflict =
  (seat: Seat | null) =>
  (error: unknown): never => {
    const { constraint } = error as { constraint?: string };
    if (constraint && HANDLED_CONSTRAINTS.includes(constraint)) throw new WriteConflict(constraint, seat);
    throw error;
  };
