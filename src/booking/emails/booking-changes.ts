import type { BookingFacts, Change, Happened } from './booking-facts.server.ts';

/** The change that made the booking's sequence what it was when the message was asked for. */
export function changeOf({ history, booking }: BookingFacts, sequence: number): Change {
  const changed = history.filter(({ event }) => event === 'changed')[sequence - 1];
  if (!changed) throw new Error(`booking ${booking.id} has no change number ${sequence}`);
  return changed.detail as Change;
}

const tablesIn = ({ event, detail }: Happened): string[] | undefined =>
  event === 'changed' ? (detail as Change).to.tableIds : (detail as { tableIds?: string[] }).tableIds;

/** The tables it holds, or held last. */
export function tablesOf({ history }: BookingFacts): string[] {
  return history.map(tablesIn).findLast((tableIds) => tableIds !== undefined) ?? [];
}

/** When the booking became what it is. */
export function stateSince({ history, booking }: BookingFacts): Date {
  const made = history.findLast(({ event }) => ['booked', 'changed', 'cancelled'].includes(event));
  return made?.happenedAt ?? booking.created_at;
}
