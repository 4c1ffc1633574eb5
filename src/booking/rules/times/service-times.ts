import type { BookingRules, Restaurant } from '../../../restaurants/contract.ts';
import { openSpan } from '../../../restaurants/hours.ts';
import { isTemporarilyClosed } from '../../../restaurants/opening-hours.ts';
import { memoize } from '../../../values/memoize.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { addDays, DAY_MINUTES, minutesOf, timeOf, weekdayOf } from '../../../values/time/wall-time.ts';
import { londonDate, serviceDay } from './service-day.ts';

export type RestaurantRules = Pick<Restaurant, 'openingHours' | 'temporarilyClosed' | 'booking'>;
/** `minutes` on the wall since midnight of the service date; `startsAt` in epoch milliseconds. */
export type ServiceTime = { time: string; minutes: number; startsAt: number };

type Sitting = BookingRules['sittings'][number];

/** The wall minutes of a sitting's slots. Those past midnight belong to the date the sitting started on. */
function seatings(sitting: Sitting, slotMinutes: number, close: number): number[] {
  const written = minutesOf(sitting.firstSeating);
  const first = written < close - DAY_MINUTES ? written + DAY_MINUTES : written;
  const lastOnDay = minutesOf(sitting.lastSeating);
  const last = lastOnDay < first ? lastOnDay + DAY_MINUTES : lastOnDay;
  const steps = Math.floor((last - first) / slotMinutes);
  const grid = Array.from({ length: steps + 1 }, (_, step) => first + step * slotMinutes);
  return [...grid, last];
}

/** Cached by identity: rules are replaced, never changed, and a search reads this for each menu. */
const knownSeatings = memoize((_: BookingRules) => new Map<string, readonly number[]>());

function seatingMinutes(rules: BookingRules, date: string, close: number): readonly number[] {
  const weekday = weekdayOf(date);
  const key = `${weekday} ${close}`;
  const cached = knownSeatings(rules).get(key);
  if (cached) return cached;
  const onDay = rules.sittings.filter((sitting) => sitting.days.includes(weekday));
  const minutes = onDay.flatMap((sitting) => seatings(sitting, rules.slotMinutes, close));
  const inOrder = [...new Set(minutes)].sort((a, b) => a - b);
  knownSeatings(rules).set(key, inOrder);
  return inOrder;
}

/** Minutes a party has its table. */
export function turnMinutes(rules: BookingRules, covers: number): number {
  const bySize = rules.turnTimes.toSorted((a, b) => a.maximumCovers - b.maximumCovers);
  return (bySize.find((turn) => covers <= turn.maximumCovers) ?? (bySize.at(-1) as (typeof bySize)[number])).minutes;
}

/** Whether a closure shuts this area on the date; one without areas shuts the restaurant. */
export function isAreaClosed(rules: BookingRules, date: string, areaId?: string): boolean {
  return rules.closures.some(
    (closure) => closure.startDate <= date && date <= closure.endDate && (!closure.areaId || closure.areaId === areaId),
  );
}

/** The first and last bookable service date: from today, or from the day a closed restaurant reopens. */
export function bookableDates(
  { temporarilyClosed, booking }: Pick<RestaurantRules, 'temporarilyClosed' | 'booking'>,
  nowMs: number,
): { firstDate: string; lastDate: string } {
  const today = londonDate(nowMs);
  const reopens = temporarilyClosed?.reopens;
  return { firstDate: reopens && reopens > today ? reopens : today, lastDate: addDays(today, booking.horizonDays) };
}

/** Within the horizon and not shut; the day's hours are checked elsewhere. */
export function takesBookingsOn(restaurant: RestaurantRules, date: string, nowMs: number): boolean {
  const today = londonDate(nowMs);
  // After midnight the evening before may still be running.
  const inReach = addDays(today, -1) <= date && date <= bookableDates(restaurant, nowMs).lastDate;
  return inReach && !isTemporarilyClosed(restaurant, date) && !isAreaClosed(restaurant.booking, date);
}

/** A service date is over at midnight, or when a restaurant open past midnight closes. */
export function isOver({ openingHours }: Pick<RestaurantRules, 'openingHours'>, date: string, nowMs: number): boolean {
  if (date >= londonDate(nowMs)) return false;
  const span = openSpan(openingHours)(date);
  return !span || serviceDay(date).openingInstant(span.end) <= nowMs;
}

/** Times at which a party of this size can sit for a full turn, in service order, after the lead time. */
export function serviceTimes(restaurant: RestaurantRules, date: string, covers: number, nowMs: number): ServiceTime[] {
  const span = openSpan(restaurant.openingHours)(date);
  if (!span || !takesBookingsOn(restaurant, date, nowMs)) return [];
  const day = serviceDay(date);
  const opens = day.openingInstant(span.start);
  const lastStart = day.openingInstant(span.end) - turnMinutes(restaurant.booking, covers) * MINUTE_MS;
  const earliest = Math.max(opens, nowMs + restaurant.booking.leadMinutes * MINUTE_MS);
  return seatingMinutes(restaurant.booking, date, span.end).flatMap((minutes) => {
    const startsAt = day.seatingAt(minutes);
    if (startsAt === null || startsAt < earliest || startsAt > lastStart) return [];
    return [{ time: timeOf(minutes), minutes, startsAt }];
  });
}
