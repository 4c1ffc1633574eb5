import { londonNow } from '../../../values/time/london-time.ts';
import { formatTime, timeOf } from '../../../values/time/wall-time.ts';

/** '8.15pm', of epoch milliseconds. */
export const clockText = (ms: number): string => formatTime(timeOf(londonNow(ms).minutes));

/** 'table M4', 'tables M4 + M5'. */
export const tablesText = (tableIds: readonly string[]): string =>
  `${tableIds.length === 1 ? 'table' : 'tables'} ${tableIds.join(' + ')}`;

export const freeSeatText = (until: number | null): string =>
  until === null ? 'free for the rest of the day' : `booked from ${clockText(until)}`;
