import { CHANGES_DELAY_SECONDS } from '../contracts/constants.ts';
import type { BookingFacts, HistoryEvent, SeatingChange } from './booking-facts.server.ts';

const eventsOf = ({ history }: BookingFacts, name: string) => history.filter(({ event }) => event === name);
const isSoonAfter = (later: HistoryEvent, earlier: HistoryEvent) =>
  later.happenedAt.getTime() - earlier.happenedAt.getTime() < CHANGES_DELAY_SECONDS * 1000;

/** Whether the event was followed so soon by another of its name that one message covers both. */
export function isMergedIntoNext(facts: BookingFacts, name: string, number: number): boolean {
  const events = eventsOf(facts, name);
  const [event, next] = [events[number - 1], events[number]];
  return Boolean(event && next && isSoonAfter(next, event));
}

/** The change that led to this sequence number, merged with those shortly before it. */
export function changeOf(facts: BookingFacts, sequence: number): SeatingChange {
  const event = eventsOf(facts, 'changed')[sequence - 1];
  if (!event) throw new Error(`booking ${facts.booking.id} has no change number ${sequence}`);
  const { from, to } = event.detail as SeatingChange;
  return isMergedIntoNext(facts, 'changed', sequence - 1)
    ? { from: changeOf(facts, sequence - 1).from, to }
    : { from, to };
}

/** The last change, if the booking was cancelled too soon after it for a message. */
export function unreportedChange(facts: BookingFacts): SeatingChange | null {
  const last = eventsOf(facts, 'changed').at(-1);
  const cancelled = eventsOf(facts, 'cancelled').at(-1);
  const isUntold = last && cancelled && isSoonAfter(cancelled, last);
  return isUntold ? changeOf(facts, eventsOf(facts, 'changed').length) : null;
}

const tablesIn = ({ event, detail }: HistoryEvent): string[] | undefined =>
  event === 'changed' ? (detail as SeatingChange).to.tableIds : (detail as { tableIds?: string[] }).tableIds;

/** The ids of its current or last tables. */
export function tablesInHistory({ history }: BookingFacts): string[] {
  return history.map(tablesIn).findLast((tableIds) => tableIds !== undefined) ?? [];
}

export function stateSince({ history, booking }: BookingFacts): Date {
  const made = history.findLast(({ event }) => ['booked', 'changed', 'cancelled'].includes(event));
  return made?.happenedAt ?? booking.created_at;
}
