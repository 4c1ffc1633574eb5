import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { hoursOn } from '../../restaurants/hours.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import { serviceMinute } from '../../values/time/time-window.ts';
import { DAY_MINUTES, formatDay, minutesOf, timeOf } from '../../values/time/wall-time.ts';

/** A day's opening times, 'HH:MM'; a close at or before the opening is on the next day. */
export type OpenTimes = { open: string; close: string };

const FIRST_MINUTES = 9 * 60;
const HALF_HOUR = 30;
/** Every half hour from nine until midnight, offered until restaurant and day are known. */
const allTimes = Array.from({ length: 31 }, (_, at) => timeOf(FIRST_MINUTES + at * HALF_HOUR));

/** Whether an end 'HH:MM' is after the start, that night at the latest. */
export const isAfter = (until: string, time: string) => serviceMinute(until) > serviceMinute(time);

/** Null on a closed day. */
export function openTimesOn(
  restaurant: Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>,
  date: string,
): OpenTimes | null {
  const day = hoursOn(restaurant.openingHours, date);
  return day.closed || isTemporarilyClosed(restaurant, date) ? null : { open: day.open, close: day.close };
}

export const closedWords = (title: string, date: string) =>
  `${title} is closed on ${formatDay(date)}. Choose another day.`;

const closingMinute = ({ open, close }: OpenTimes) => minutesOf(close) + (close <= open ? DAY_MINUTES : 0);

/** Whether a party can arrive at a time. */
export const isOpenAt = (open: OpenTimes, time: string) =>
  minutesOf(open.open) <= serviceMinute(time) && serviceMinute(time) < closingMinute(open);

export const startTimes = (open: OpenTimes | null) =>
  open ? allTimes.filter((time) => isOpenAt(open, time)) : allTimes;

/** End times, after the start if one is chosen. */
export const endTimes = (open: OpenTimes | null, start: string) =>
  allTimes.filter(
    (time) =>
      (!open || (minutesOf(open.open) < serviceMinute(time) && serviceMinute(time) <= closingMinute(open))) &&
      (start === '' || isAfter(time, start)),
  );
