import { DAY_MINUTES, formatTime, minutesOf } from './wall-time.ts';

/** Before this hour, a time belongs to the night before. */
export const NIGHT_ENDS = '05:00';

/** From one wall time to another of the same service date, inclusive. */
export type TimeWindow = { from: string; to: string };

/** Minutes since midnight of the service date: times after midnight go on counting. */
export const serviceMinute = (time: string) => minutesOf(time) + (time < NIGHT_ENDS ? DAY_MINUTES : 0);

/** Times of one service date, with those after midnight last. */
export const inServiceOrder = (times: Iterable<string>): string[] =>
  [...times].sort((a, b) => serviceMinute(a) - serviceMinute(b));

export function isWithin({ from, to }: TimeWindow, time: string): boolean {
  const minute = serviceMinute(time);
  return serviceMinute(from) <= minute && minute <= serviceMinute(to);
}

/** '7pm', or 'any time from 6.30pm to 8.30pm'. */
export const windowText = ({ from, to }: TimeWindow) =>
  from === to ? formatTime(from) : `any time from ${formatTime(from)} to ${formatTime(to)}`;

/** A form's initial window: the full times around the given one, up to so many minutes before and after. */
export function suggestedWindow(fullTimes: readonly string[], around: string, minutes: number): TimeWindow | null {
  const near = fullTimes.filter((time) => Math.abs(serviceMinute(time) - serviceMinute(around)) <= minutes);
  const [from, to] = [near[0], near.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}
