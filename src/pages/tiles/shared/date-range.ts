import { londonInstant } from '../../../values/time/london-time.ts';
import { addDays } from '../../../values/time/wall-time.ts';

/** Something shown from startDate to endDate, inclusive; either may be open. Dates 'YYYY-MM-DD' in London. */
export type DateRange = { startDate?: string; endDate?: string };

export function isWithinRange({ startDate, endDate }: DateRange, today: string): boolean {
  return (!startDate || startDate <= today) && (!endDate || today <= endDate);
}

/** The next instant (epoch ms) at which the range begins or ends; infinity if it never does. */
export function nextRangeChange({ startDate, endDate }: DateRange, today: string): number {
  const turns = [startDate, endDate && addDays(endDate, 1)].filter((date) => date !== undefined && date > today);
  const [next] = turns.filter((date) => date !== undefined).sort();
  return next ? londonInstant({ date: next, minutes: 0 }) : Number.POSITIVE_INFINITY;
}
