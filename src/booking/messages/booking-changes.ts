import { TELL_CHANGES_AFTER_SECONDS } from '../contracts/constants.ts';
import type { BookingFacts, HistoryEvent, SeatingChange } from './booking-facts.server.ts';

const eventsOf = ({ history }: BookingFacts, name: string) => history.filter(({ event }) => event === name);
const isSoonAfter = (later: HistoryEvent, earlier: HistoryEvent) =>
  later.happenedAt.getTime() - earlier.happenedAt.getTime() < TELL_CHANGES_AFTER_SECONDS * 1000;

/** Whether the `number`-th event of this name was followed so soon by another that the message of that one tells both. */
export function isToldByNext(facts: BookingFacts, name: string, number: number): boolean {
  const events = eventsOf(facts, name);
  const [told, next] = [events[number - 1], events[number]];
  return Boolean(told && next && isSoonAfter(next, told));
}

/** The change with which the booking got this sequence number, together with those shortly before it. */
export function changeOf(facts: BookingFacts, sequence: number): SeatingChange {
  const changed = eventsOf(facts, 'changed')[sequence - 1];
  if (!changed) throw new Error(`booking ${facts.booking.id} has no change number ${sequence}`);
  const { from, to } = changed.detail as SeatingChange;
  return isToldByNext(facts, 'changed', sequence - 1) ? { from: changeOf(facts, sequence - 1).from, to } : { from, to };
}

/** The last change, where the booking was cancelled so soon after it that no message had told it. */
export function untoldChange(facts: BookingFacts): SeatingChange | null {
  const last = eventsOf(facts, 'changed').at(-1);
  const cancelled = eventsOf(facts, 'cancelled').at(-1);
  const isUntold = last && cancelled && isSoonAfter(cancelled, last);
  return isUntold ? changeOf(facts, eventsOf(facts, 'changed').length) : null;
}

const tablesIn = ({ event, detail }: HistoryEvent): string[] | undefined =>
  event === 'changed' ? (detail as SeatingChange).to.tableIds : (detail as { tableIds?: string[] }).tableIds;

/** The ids of the tables it holds, or held last. */
export function tablesInHistory({ history }: BookingFacts): string[] {
  return history.map(tablesIn).findLast((tableIds) => tableIds !== undefined) ?? [];
}

/** When the booking got its present state. */
export function stateSince({ history, booking }: BookingFacts): Date {
  const made = history.findLast(({ event }) => ['booked', 'changed', 'cancelled'].includes(event));
  return made?.happenedAt ?? booking.created_at;
}
