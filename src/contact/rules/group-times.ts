import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { hoursOn } from '../../restaurants/hours.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import { serviceMinute } from '../../values/time/time-window.ts';
import { DAY_MINUTES, formatDay, minutesOf, timeOf } from '../../values/time/wall-time.ts';

/** From when until when a restaurant is open on a day, 'HH:MM'; an end that is not after the start is on the next day. */
export type OpenTimes = { open: string; close: string };

const FIRST_MINUTES = 9 * 60;
const HALF_HOUR = 30;
/** Every half hour from nine until midnight: offered while restaurant and day are not known. */
const allTimes = Array.from({ length: 31 }, (_, at) => timeOf(FIRST_MINUTES + at * HALF_HOUR));

/** Whether an end 'HH:MM' comes after the start, in the night that follows at the latest. */
export const isAfter = (until: string, time: string) => serviceMinute(until) > serviceMinute(time);

/** Null on a day on which it is closed. */
export function openTimesOn(
  restaurant: Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>,
  date: string,
): OpenTimes | null {
  const day = hoursOn(restaurant.openingHours, date);
  return day.closed || isTemporarilyClosed(restaurant, date) ? null : { open: day.open, close: day.close };
}

/** Said where the restaurant of that title is closed on a day. */
export const closedWords = (title: string, date: string) =>
  `${title} is closed on ${formatDay(date)}. Choose another day.`;

const closingMinute = ({ open, close }: OpenTimes) => minutesOf(close) + (close <= open ? DAY_MINUTES : 0);

/** Whether a party can come at a time. */
export const isOpenAt = (open: OpenTimes, time: string) =>
  minutesOf(open.open) <= serviceMinute(time) && serviceMinute(time) < closingMinute(open);

/** The times at which a group can come. */
export const startTimes = (open: OpenTimes | null) =>
  open ? allTimes.filter((time) => isOpenAt(open, time)) : allTimes;

/** Those until which it can stay, after the start where one is chosen. */
export const endTimes = (open: OpenTimes | null, start: string) =>
  allTimes.filter(
    (time) =>
      (!open || (minutesOf(open.open) < serviceMinute(time) && serviceMinute(time) <= closingMinute(open))) &&
      (start === '' || isAfter(time, start)),
  );
