import type { Seat } from '../../rules/seating.ts';

const HANDLED_CONSTRAINTS = ['one_party_per_table', 'bookings_reference_unique', 'idempotency_keys_used'];

/** A conflict with a concurrent write: retried, without the seat if the seat was the conflict. */
export class WriteConflict extends Error {
  readonly seat: Seat | null;

  constructor(cause: string, seat: Seat | null) {
    super(`conflicting write: ${cause}`);
    this.seat = cause === 'one_party_per_table' ? seat : null;
  }
}

/** Turns the driver's error for one of those constraints into an OwnClash; lets every other error pass. */
export const toWriteConflict =
  (seat: Seat | null) =>
  (error: unknown): never => {
    const { constraint } = error as { constraint?: string };
    if (constraint && HANDLED_CONSTRAINTS.includes(constraint)) throw new WriteConflict(constraint, seat);
    throw error;
  };
