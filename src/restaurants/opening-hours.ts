import type { LondonTime } from '../values/time/london-time.ts';
import { addDays, DAY_MINUTES, dayName, formatDayMonthFrom, formatTime, timeOf } from '../values/time/wall-time.ts';
import type { RestaurantSummary } from './contract.ts';
import { collectSpan, hoursOn, openSpan, type Span, type SpanOn } from './hours.ts';

export type OpenStatus = {
  isOpen: boolean;
  label: 'Open' | 'Closed';
  /** 'opens 12pm', 'closes 10.30pm', 'opens tomorrow 9am', 'opens Monday 9am'. */
  detail: string;
  /** When this status may change next; null if never. */
  nextChange: { date: string; minutes: number } | null;
};

type OpeningInfo = Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>;
type CollectInfo = OpeningInfo & Pick<RestaurantSummary, 'clickCollect'>;

const SEARCH_DAYS = 60;

/** The span that contains this moment; yesterday's may run past midnight. */
function currentSpan(spanOn: SpanOn, { date, minutes }: LondonTime): Span | null {
  for (const [day, minute] of [
    [addDays(date, -1), minutes + DAY_MINUTES],
    [date, minutes],
  ] as const) {
    const span = spanOn(day);
    if (span && span.start <= minute && minute < span.end) return span;
  }
  return null;
}

function nextSpan(spanOn: SpanOn, after: { date: string; minutes: number }): Span | null {
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead += 1) {
    const span = spanOn(addDays(after.date, ahead));
    if (span && (ahead > 0 || span.start > after.minutes)) return span;
  }
  return null;
}

const midnightAfter = (date: string) => ({ date: addDays(date, 1), minutes: 0 });

function moment(date: string, minutes: number) {
  return { date: addDays(date, Math.floor(minutes / DAY_MINUTES)), minutes: minutes % DAY_MINUTES };
}

function statusOf(spanOn: SpanOn, now: LondonTime): OpenStatus {
  const current = currentSpan(spanOn, now);
  if (current) {
    return {
      isOpen: true,
      label: 'Open',
      detail: `closes ${formatTime(timeOf(current.end))}`,
      nextChange: moment(current.date, current.end),
    };
  }
  const next = nextSpan(spanOn, now);
  if (!next) return { isOpen: false, label: 'Closed', detail: '', nextChange: midnightAfter(now.date) };
  return {
    isOpen: false,
    label: 'Closed',
    detail: `opens ${dayName(now.date, next.date)}${formatTime(timeOf(next.start))}`,
    // At midnight 'tomorrow' and weekday names go stale.
    nextChange: next.date === now.date ? { date: next.date, minutes: next.start } : midnightAfter(now.date),
  };
}

/** Closed for longer: until the day it reopens, or until further notice. */
export function isTemporarilyClosed(restaurant: Pick<OpeningInfo, 'temporarilyClosed'>, date: string): boolean {
  const closure = restaurant.temporarilyClosed;
  return closure !== null && (closure.reopens === undefined || date < closure.reopens);
}

/** Closed all day: by its hours, an override, or a longer closure. */
export function isClosedOn(restaurant: OpeningInfo, date: string): boolean {
  return isTemporarilyClosed(restaurant, date) || hoursOn(restaurant.openingHours, date).closed;
}

function shutStatus(restaurant: OpeningInfo, today: string): OpenStatus {
  const reopens = restaurant.temporarilyClosed?.reopens;
  return {
    isOpen: false,
    label: 'Closed',
    detail: reopens ? `reopens ${formatDayMonthFrom(today, reopens)}` : 'temporarily closed',
    nextChange: reopens ? { date: reopens, minutes: 0 } : null,
  };
}

/** No span starts on a day of a longer closure, so none runs past midnight into the day of reopening. */
const whileNotShut =
  (restaurant: OpeningInfo, spanOn: SpanOn): SpanOn =>
  (date) =>
    isTemporarilyClosed(restaurant, date) ? null : spanOn(date);

/** Open or closed at this moment, in words (product 3.3). */
export function openStatus(restaurant: OpeningInfo, now: LondonTime): OpenStatus {
  return isTemporarilyClosed(restaurant, now.date)
    ? shutStatus(restaurant, now.date)
    : statusOf(whileNotShut(restaurant, openSpan(restaurant.openingHours)), now);
}

/** The same for collecting an order; null if the restaurant offers none. */
export function clickCollectStatus(restaurant: CollectInfo, now: LondonTime): OpenStatus | null {
  if (!restaurant.clickCollect.enabled) return null;
  if (isTemporarilyClosed(restaurant, now.date)) return shutStatus(restaurant, now.date);
  return statusOf(whileNotShut(restaurant, collectSpan(restaurant.openingHours)), now);
}
