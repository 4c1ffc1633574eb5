import { serviceDay } from '../../booking/rules/times/service-day.ts';
import type { BookingRules, Restaurant } from '../../restaurants/contract.ts';
import { openSpan } from '../../restaurants/hours.ts';
import { HOUR_MS, MINUTE_MS } from '../../values/time/duration.ts';
import { NIGHT_ENDS, serviceMinute } from '../../values/time/time-window.ts';
import { DAY_MINUTES, minutesOf } from '../../values/time/wall-time.ts';
import { COLUMN_MINUTES } from './timeline-scale.ts';

const COLUMN_MS = COLUMN_MINUTES * MINUTE_MS;

type Span = { startsAt: number; endsAt: number };
/** From one full hour to another, epoch milliseconds. */
export type Axis = Span & { columns: number };

/** The hours of service, and any other at which somebody has a table; the whole day where it is closed and empty. */
export function axisOf(
  { openingHours }: Pick<Restaurant, 'openingHours'>,
  date: string,
  parties: readonly Span[],
): Axis {
  const { openingInstant } = serviceDay(date);
  const open = openSpan(openingHours)(date);
  const night = minutesOf(NIGHT_ENDS);
  const hours = open ?? (parties.length === 0 ? { start: night, end: night + DAY_MINUTES } : null);
  const spans = [
    ...(hours ? [{ startsAt: openingInstant(hours.start), endsAt: openingInstant(hours.end) }] : []),
    ...parties,
  ];
  const startsAt = Math.floor(Math.min(...spans.map((span) => span.startsAt)) / HOUR_MS) * HOUR_MS;
  const endsAt = Math.ceil(Math.max(...spans.map((span) => span.endsAt)) / HOUR_MS) * HOUR_MS;
  return { startsAt, endsAt, columns: (endsAt - startsAt) / COLUMN_MS };
}

/** The column at an instant, within the axis. */
export const columnAt = (axis: Axis, instant: number): number =>
  Math.min(axis.columns, Math.max(0, Math.round((instant - axis.startsAt) / COLUMN_MS)));

/** The shortest bar that can be read and tapped. */
const LEAST_MS = 25 * MINUTE_MS;

/** From when a party that sat down early or late has its table: others before it had it until they left. */
export function sittingFrom({ startsAt, endsAt }: Span, satAt: number, others: readonly Span[]): number {
  const before = others.filter((other) => other.endsAt <= startsAt).map((other) => other.endsAt);
  return Math.min(Math.max(satAt, ...before), endsAt - LEAST_MS);
}

export type Segment<Item> = { from: number; columns: number; item: Item | null };

/** A row of the axis from end to end: a later item covers an earlier one. */
export function segmentsOf<Item extends Span>(axis: Axis, items: readonly Item[]): Segment<Item>[] {
  const columns = new Array<Item | null>(axis.columns).fill(null);
  for (const item of items) columns.fill(item, columnAt(axis, item.startsAt), columnAt(axis, item.endsAt));
  const segments: Segment<Item>[] = [];
  for (const [from, item] of columns.entries()) {
    const last = segments.at(-1);
    if (last?.item === item) last.columns += 1;
    else segments.push({ from, columns: 1, item });
  }
  return segments;
}

type Rules = Pick<BookingRules, 'tables' | 'joins'>;

/** The tables for so many who are moved to one: it alone, or joined with others where it is too small. */
export function tablesFrom({ tables, joins }: Rules, tableId: string, covers: number): string[] {
  const table = tables.find(({ id }) => id === tableId);
  if (!table || covers <= table.maximumCovers) return [tableId];
  const fitting = joins
    .filter((join) => join.tableIds.includes(tableId) && covers <= join.maximumCovers)
    .sort((a, b) => a.maximumCovers - b.maximumCovers);
  return fitting[0]?.tableIds ?? [tableId];
}

/** The instant of a wall time of a service date; null where the clock skips it. */
export const startAt = (date: string, time: string): number | null => serviceDay(date).seatingAt(serviceMinute(time));
