import { serviceMinute } from '../../../values/time/time-window.ts';
import { DAY_MINUTES, minutesOf } from '../../../values/time/wall-time.ts';

/** The defaults of the booking form (product 5.3). */
export const bookingDefaults = { covers: 2, hour: 9, minute: 0, step: 1 } as const;
const STEP_MINUTES = 15;

/** The first time offered at or after the requested one, rounded up to a quarter of an hour; else the first of all. */
export function suggestTime(wanted: string, times: readonly string[]): string | null {
  const from = Math.ceil(serviceMinute(wanted) / STEP_MINUTES) * STEP_MINUTES;
  return times.find((time) => serviceMinute(time) >= from) ?? times[0] ?? null;
}

/** From then on, a search without a time means dinner. */
const EVENING = '17:00';

/**
 * The free time to preselect: the requested one or the nearest. Without a request, the first (product 5.1), and in the
 * evening the first of the evening. `now`: minutes of the day in London.
 */
export function preselectedTime(free: readonly string[], wanted: string | undefined, now: number): string | null {
  if (wanted !== undefined) return nearestTimes(wanted, free, 1)[0] ?? null;
  return now < minutesOf(EVENING) ? (free[0] ?? null) : suggestTime(EVENING, free);
}

/** Nearest first; of two as near, the earlier first. */
export function nearestTimes(wanted: string, times: readonly string[], most: number): string[] {
  const away = (time: string) => Math.abs(serviceMinute(time) - serviceMinute(wanted));
  return [...times].sort((first, second) => away(first) - away(second)).slice(0, most);
}

/** Minutes between two times of day, the short way round midnight. */
export function minutesApart(a: string, b: string): number {
  const apart = Math.abs(minutesOf(a) - minutesOf(b));
  return Math.min(apart, DAY_MINUTES - apart);
}
