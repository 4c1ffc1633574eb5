import { isWithin, type TimeWindow } from '../../../values/time/time-window.ts';

/** The possible starts and ends of a window, in service order; both include the requested time. */
export type WindowChoices = { from: string[]; to: string[] };

type Times = { time: string; fullTimes: readonly string[]; freeTimes: readonly string[] };

/** Full times around the requested one with no free time between: a free one is booked, not waited for. */
export function windowChoices({ time, fullTimes, freeTimes }: Times): WindowChoices {
  const isAllFull = (window: TimeWindow) => !freeTimes.some((free) => isWithin(window, free));
  const index = fullTimes.indexOf(time);
  if (index === -1) return { from: [time], to: [time] };
  return {
    from: fullTimes.slice(0, index + 1).filter((from) => isAllFull({ from, to: time })),
    to: fullTimes.slice(index).filter((to) => isAllFull({ from: time, to })),
  };
}

/** The suggested window as far as the choices allow; else the requested time alone. */
export function startingWindow(suggested: TimeWindow | null, { from, to }: WindowChoices, time: string): TimeWindow {
  const near = (time: string) => suggested !== null && isWithin(suggested, time);
  return { from: from.find(near) ?? time, to: to.findLast(near) ?? time };
}
