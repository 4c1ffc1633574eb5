import { DAY_MINUTES, formatTime, minutesOf } from './wall-time.ts';

/** Up to this hour a time belongs to the night before. */
export const NIGHT_ENDS = '05:00';

/** From one wall time to another of the same service date, both included. */
export type TimeWindow = { from: string; to: string };

/** Minutes since midnight of the service date: a time of the night counts on from the evening. */
export const serviceMinute = (time: string) => minutesOf(time) + (time < NIGHT_ENDS ? DAY_MINUTES : 0);

/** Times of one service date from the first to the last: those of the night at the end. */
export const inServiceOrder = (times: Iterable<string>): string[] =>
  [...times].sort((one, other) => serviceMinute(one) - serviceMinute(other));

export function isWithin({ from, to }: TimeWindow, time: string): boolean {
  const minute = serviceMinute(time);
  return serviceMinute(from) <= minute && minute <= serviceMinute(to);
}

/** '7pm', or 'any time from 6.30pm to 8.30pm'. */
export const windowText = ({ from, to }: TimeWindow) =>
  from === to ? formatTime(from) : `any time from ${formatTime(from)} to ${formatTime(to)}`;

/** The window to start a form with: the full times next to the wanted one, up to so many minutes before and after. */
export function suggestedWindow(fullTimes: readonly string[], wanted: string, minutes: number): TimeWindow | null {
  const near = fullTimes.filter((time) => Math.abs(serviceMinute(time) - serviceMinute(wanted)) <= minutes);
  const [from, to] = [near[0], near.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}
