import { formatTimeOfDay } from '../../../values/time/instant-text.ts';

/** 'table M4', 'tables M4 + M5'. */
export const tablesText = (tableIds: readonly string[]): string =>
  `${tableIds.length === 1 ? 'table' : 'tables'} ${tableIds.join(' + ')}`;

/** Null where nobody has it later. */
export const freeSeatText = (until: number | null) => until && `free until ${formatTimeOfDay(until)}`;
