import { formatTimeOfDay } from '../../../values/time/instant-text.ts';

/** 'table M4', 'tables M4 + M5'. */
export const tablesText = (tableIds: readonly string[]): string =>
  `${tableIds.length === 1 ? 'table' : 'tables'} ${tableIds.join(' + ')}`;

export const freeSeatText = (until: number | null): string =>
  until === null ? 'free for the rest of the day' : `free until ${formatTimeOfDay(until)}`;
