import { formatTime, timeOf } from '../values/time/wall-time.ts';
import type { OpeningHours } from './contract.ts';
import { openSpan } from './hours.ts';

/** The hours of a date: '11.30am to 10pm', or 'Closed'. */
export function hoursText(hours: OpeningHours, date: string): string {
  const span = openSpan(hours)(date);
  return span ? `${formatTime(timeOf(span.start))} to ${formatTime(timeOf(span.end))}` : 'Closed';
}
