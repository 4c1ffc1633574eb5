import type { Seat } from '../seating.ts';

const OWN = ['one_party_per_table', 'bookings_reference_unique', 'idempotency_keys_used'];

/** A write that somebody else was quicker than: worth another try, without the seat when it was the seat. */
export class OwnClash extends Error {
  readonly seat: Seat | null;

  constructor(cause: string, seat: Seat | null) {
    super(`somebody was quicker: ${cause}`);
    this.seat = cause === 'one_party_per_table' ? seat : null;
  }
}

/** Turns the driver's error for one of those constraints into an OwnClash; lets every other error pass. */
export const ownClash =
  (seat: Seat | null) =>
  (error: unknown): never => {
    const { constraint } = error as { constraint?: string };
    if (constraint && OWN.includes(constraint)) throw new OwnClash(constraint, seat);
    throw error;
  };
