import type { RestaurantRules } from '../../../booking/rules/times/service-times.ts';
import { addDays, formatDay, formatDayFrom } from '../../../values/time/wall-time.ts';
import { closedFor, isShut } from '../../rules/closed-day.ts';

const SEARCH_DAYS = 400;

/** That the restaurant is closed on a date, and the next day it opens; null on a day it opens. */
export function closedDay(restaurant: RestaurantRules, date: string) {
  if (!isShut(restaurant, date)) return null;
  const later = Array.from({ length: SEARCH_DAYS }, (_, days) => addDays(date, days + 1));
  const opens = later.find((day) => !isShut(restaurant, day)) ?? null;
  const reason = closedFor(restaurant, date);
  const closed = `Closed on ${formatDay(date)}${reason ? ` (${reason})` : ''}`;
  return {
    words: opens ? `${closed}. Open again on ${formatDayFrom(date, opens)}.` : `${closed}, until further notice.`,
    opens,
  };
}

type Times = {
  covers: number;
  /** Whether diners can book that day. */
  isOnline: boolean;
  isFree: boolean;
  /** Whether a table could be given by breaking rules that this person may break, or a manager. */
  staffMay: boolean;
  managerMay: boolean;
};

/** What to know about a day's times; null where they're the same as online. */
export function timesNote({ covers, isOnline, isFree, staffMay, managerMay }: Times): string | null {
  if (isFree) return isOnline ? null : 'Online booking is off that day. You can still book these times.';
  const why = isOnline ? `No table for ${covers} at the usual times.` : 'Online booking is off that day.';
  if (staffMay) return `${why} You can still book one of the other times below.`;
  return managerMay ? `${why} A manager can still find them one.` : `No table for ${covers} that day.`;
}
