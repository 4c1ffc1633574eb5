import { addDays, DAY_MINUTES, minutesOf, weekdayOf } from '../values/time/wall-time.ts';
import type { HoursOverride, OpeningHours } from './contract.ts';

export type DayHours =
  | { closed: true; name?: string }
  | {
      closed: false;
      /** 'HH:MM'; `close` is on the next day if `closesNextDay`. */
      open: string;
      close: string;
      clickCollectClose: string;
      closesNextDay: boolean;
      overrideName?: string;
    };
/** CLICKCOLLECT_CLOSINGTIME (product 3.2). */
export const CLICK_COLLECT_CLOSES = '21:00';
const isClosed = (time: string) => time.toLowerCase() === 'closed';

function overrideOn(hours: OpeningHours, date: string) {
  return hours.overrides.find((entry) => entry.startDate <= date && date <= entry.endDate);
}

/** The days of an override that an earlier one doesn't cover: before it and after it. */
function daysBeside(entry: HoursOverride, { startDate, endDate }: HoursOverride): HoursOverride[] {
  if (entry.endDate < startDate || endDate < entry.startDate) return [entry];
  const parts = [
    { ...entry, endDate: addDays(startDate, -1) },
    { ...entry, startDate: addDays(endDate, 1) },
  ];
  return parts.filter((part) => part.startDate <= part.endDate);
}

/** The overrides with the days on which they apply, from a date or all: where two overlap, the first applies. */
export function overridesInForce({ overrides }: OpeningHours, from = ''): HoursOverride[] {
  return overrides
    .flatMap((entry, at) =>
      overrides.slice(0, at).reduce((parts, earlier) => parts.flatMap((part) => daysBeside(part, earlier)), [entry]),
    )
    .filter(({ endDate }) => endDate >= from)
    .map((part) => (part.startDate < from ? { ...part, startDate: from } : part));
}

/**
 * The hours of one date: an override wins over the weekday; closing at 00:00, or not after opening, is on the next
 * day.
 */
export function hoursOn(hours: OpeningHours, date: string): DayHours {
  const override = overrideOn(hours, date);
  const day = weekdayOf(date);
  const open = override ? override.openTime : hours[`${day}Open`];
  const close = override ? override.closeTime : hours[`${day}Close`];
  if (isClosed(open) || isClosed(close)) return override ? { closed: true, name: override.name } : { closed: true };
  const collect = override ? override.clickCollectClose : hours[`${day}ClickCollectClose`];
  return {
    closed: false,
    open,
    close,
    clickCollectClose: collect ?? CLICK_COLLECT_CLOSES,
    closesNextDay: minutesOf(close) <= minutesOf(open),
    ...(override && { overrideName: override.name }),
  };
}

/** A span of minutes from midnight of `date`; `end` passes 1440 when it closes on the next day. */
export type Span = { date: string; start: number; end: number };
export type SpanOn = (date: string) => Span | null;

export function openSpan(hours: OpeningHours): SpanOn {
  return (date) => {
    const day = hoursOn(hours, date);
    if (day.closed) return null;
    return {
      date,
      start: minutesOf(day.open),
      end: minutesOf(day.close) + (day.closesNextDay ? DAY_MINUTES : 0),
    };
  };
}

/** When orders can be collected: from opening time; the default closing time never exceeds the restaurant's. */
export function collectSpan(hours: OpeningHours): SpanOn {
  const doors = openSpan(hours);
  return (date) => {
    const day = hoursOn(hours, date);
    const span = doors(date);
    if (day.closed || !span || isClosed(day.clickCollectClose)) return null;
    const close = minutesOf(day.clickCollectClose);
    return { ...span, end: Math.min(close <= span.start ? close + DAY_MINUTES : close, span.end) };
  };
}
