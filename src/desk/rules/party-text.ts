import { MINUTE_MS } from '../../values/time/duration.ts';
import type { PartyStatus } from '../contracts/party-steps.ts';

/** A few minutes late is on time. A table is overdue at once: its row has just said until when it’s theirs. */
const LATE_FROM = 5;

type Party = { status: PartyStatus; startsAt: Date; endsAt: Date; tables: readonly string[] };

export const isSitting = ({ status, tables }: Pick<Party, 'status' | 'tables'>) =>
  status === 'seated' && tables.length > 0;

/** '12 min late', or for a party at its table '2 min over'; null before. */
export function pastText(party: Party, now: number): string | null {
  const isOver = isSitting(party);
  if (!isOver && party.status !== 'booked') return null;
  const minutes = Math.floor((now - (isOver ? party.endsAt : party.startsAt).getTime()) / MINUTE_MS);
  return minutes < (isOver ? 1 : LATE_FROM) ? null : `${minutes} min ${isOver ? 'over' : 'late'}`;
}

/** 'table M4', 'tables M4 + M5'. */
export const tablesText = (tableIds: readonly string[]): string =>
  `${tableIds.length === 1 ? 'table' : 'tables'} ${tableIds.join(' + ')}`;

/** The same, or 'table to find' for a party that has none. */
export const theirTablesText = (tableIds: readonly string[]): string =>
  tableIds.length === 0 ? 'table to find' : tablesText(tableIds);
