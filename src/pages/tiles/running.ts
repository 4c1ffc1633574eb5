import { londonInstant } from '../../restaurants/london-time.ts';
import { addDays } from '../../restaurants/wall-time.ts';

/** Something shown from startDate to endDate, both included; either may be open. Dates 'YYYY-MM-DD' in London. */
export type Running = { startDate?: string; endDate?: string };

export function isRunning({ startDate, endDate }: Running, today: string): boolean {
  return (!startDate || startDate <= today) && (!endDate || today <= endDate);
}

/** The next instant (epoch ms) at which it begins or ends; infinity when it never does. */
export function nextTurn({ startDate, endDate }: Running, today: string): number {
  const turns = [startDate, endDate && addDays(endDate, 1)].filter((date) => date !== undefined && date > today);
  const [next] = turns.filter((date) => date !== undefined).sort();
  return next ? londonInstant({ date: next, minutes: 0 }) : Number.POSITIVE_INFINITY;
}
