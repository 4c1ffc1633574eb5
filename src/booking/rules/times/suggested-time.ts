import { DAY_MINUTES, minutesOf, timeOf } from '../../../values/time/wall-time.ts';

/** What a fresh form starts with (specification, section 9). */
export const bookingDefaults = { covers: 2, hour: 9, minute: 0, step: 1 } as const;
const STEP_MINUTES = 15;

/** Up to the next quarter of an hour: '12:01' becomes '12:15', '23:50' becomes '00:00'. */
export function roundToStep(time: string): string {
  return timeOf(Math.ceil(minutesOf(time) / STEP_MINUTES) * STEP_MINUTES);
}

/** Minutes since midnight of the service date for times in service order: what follows midnight counts on. */
export function serviceMinutes(times: readonly string[]): number[] {
  const first = times[0] === undefined ? 0 : minutesOf(times[0]);
  return times.map((time) => minutesOf(time) + (minutesOf(time) < first ? DAY_MINUTES : 0));
}

/** The time to start from: the first offered one at or after the rounded time of day, else the first of all. */
export function suggestTime(wanted: string, times: readonly string[]): string | null {
  const rounded = roundToStep(wanted);
  const from = rounded < wanted ? DAY_MINUTES : minutesOf(rounded);
  const minutes = serviceMinutes(times);
  return times.find((_, index) => (minutes[index] as number) >= from) ?? times[0] ?? null;
}

/** The offered times nearest to the wanted one, nearest first; of two as near, the earlier first. */
export function nearestTimes(wanted: string, times: readonly string[], most: number): string[] {
  const minutes = serviceMinutes(times);
  const first = minutes[0] ?? 0;
  const asked = minutesOf(wanted);
  const target = asked < first - DAY_MINUTES / 2 ? asked + DAY_MINUTES : asked;
  return times
    .map((time, index) => ({ time, away: Math.abs((minutes[index] as number) - target) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ time }) => time);
}

/** Minutes between two times of day, the short way round midnight. */
export function minutesApart(a: string, b: string): number {
  const apart = Math.abs(minutesOf(a) - minutesOf(b));
  return Math.min(apart, DAY_MINUTES - apart);
}
