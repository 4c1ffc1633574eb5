import { serviceDay } from '../../booking/rules/times/service-day.ts';
import type { DayBlockRow } from '../../booking/tables.server.ts';
import type { BookingRules } from '../../restaurants/contract.ts';
import { formatTimeOfDay } from '../../values/time/instant-text.ts';
import { NIGHT_ENDS, serviceMinute } from '../../values/time/time-window.ts';
import { DAY_MINUTES, minutesOf } from '../../values/time/wall-time.ts';
import type { PartyStatus } from '../contracts/party-steps.ts';
import { isFinished } from './party-status.ts';

type Rules = Pick<BookingRules, 'tables' | 'areas'>;
type Span = { startsAt: number; endsAt: number };

const DAY_STARTS = minutesOf(NIGHT_ENDS);

/** Everything, or an area, or a table that can be closed: what a form sends, what it is called, and its tables. */
export function closableParts({ tables, areas }: Rules) {
  const idsOf = (some: Rules['tables']) => some.map(({ id }) => id);
  return {
    all: { value: 'all', text: 'The whole restaurant', tableIds: idsOf(tables) },
    areas: areas
      .map(({ id, name }) => ({
        value: `area ${id}`,
        text: name,
        tableIds: idsOf(tables.filter(({ areaId }) => areaId === id)),
      }))
      .filter(({ tableIds }) => tableIds.length > 0),
    tables: tables.map(({ id }) => ({ value: `table ${id}`, text: `Table ${id}`, tableIds: [id] })),
  };
}

const listOf = ({ all, areas, tables }: ReturnType<typeof closableParts>) => [all, ...areas, ...tables];

export const closablePart = (rules: Rules, value: string) =>
  listOf(closableParts(rules)).find((part) => part.value === value) ?? null;

/** The area of these tables, or their names. */
export function closedName(rules: Rules, tableIds: readonly string[]): string {
  const same = listOf(closableParts(rules)).find(
    (part) => new Set(part.tableIds).symmetricDifference(new Set(tableIds)).size === 0,
  );
  return same?.text ?? `Tables ${tableIds.join(', ')}`;
}

/** From one wall time of a service date to another, or to its start or end where '' is given; null if it ends first. */
export function closedSpan(date: string, { from, until }: { from: string; until: string }): Span | null {
  const start = from ? serviceMinute(from) : DAY_STARTS;
  const end = until ? serviceMinute(until) : DAY_STARTS + DAY_MINUTES;
  const { openingInstant } = serviceDay(date);
  return start < end ? { startsAt: openingInstant(start), endsAt: openingInstant(end) } : null;
}

/** 'from 6pm to 9pm', 'to 6pm'; '' for all day. */
export function spanText(date: string, { startsAt, endsAt }: Partial<Span>): string {
  const day = closedSpan(date, { from: '', until: '' });
  return [
    startsAt && startsAt !== day?.startsAt && `from ${formatTimeOfDay(startsAt)}`,
    endsAt && endsAt !== day?.endsAt && `to ${formatTimeOfDay(endsAt)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Terrace, from 6pm to 9pm', 'No online booking', 'Pacing: up to 12 covers every 15 minutes'. */
export function blockText(rules: Rules & Pick<BookingRules, 'slotMinutes'>, block: DayBlockRow): string {
  if (block.kind === 'online') return 'No online booking';
  if (block.kind === 'pacing') return `Pacing: up to ${block.covers} covers every ${rules.slotMinutes} minutes`;
  const span = { startsAt: block.starts_at?.getTime(), endsAt: block.ends_at?.getTime() };
  return `${closedName(rules, block.table_ids)}, ${spanText(block.service_date, span) || 'all day'}`;
}

/** 'Online booking is off. Closed: Terrace, from 6pm to 9pm; Table M4, all day'; '' where everything can be booked. */
export function blocksText(rules: BookingRules, blocks: readonly DayBlockRow[]): string {
  const closed = blocks.filter(({ kind }) => kind === 'tables').map((block) => blockText(rules, block));
  return [
    ...(blocks.some(({ kind }) => kind === 'online') ? ['Online booking is off'] : []),
    ...(closed.length > 0 ? [`Closed: ${closed.join('; ')}`] : []),
  ].join('. ');
}

type Party = { startsAt: Date; endsAt: Date; tables: readonly string[]; status: PartyStatus };

/** The parties that have one of these tables within the span, and haven't gone. */
export const partiesTouched = <Each extends Party>(
  parties: readonly Each[],
  { tableIds, startsAt, endsAt }: Span & { tableIds: readonly string[] },
): Each[] =>
  parties.filter(
    (party) =>
      !isFinished(party) &&
      party.startsAt.getTime() < endsAt &&
      startsAt < party.endsAt.getTime() &&
      party.tables.some((id) => tableIds.includes(id)),
  );
