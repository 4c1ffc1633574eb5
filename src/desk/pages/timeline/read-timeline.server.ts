import { readBlocks } from '../../../booking/engine/desk/blocks.server.ts';
import { partiesAt, type SeatedParty, seatOf } from '../../../booking/rules/seating/seating.ts';
import type { DayBlockRow } from '../../../booking/tables.server.ts';
import type { BookingRules } from '../../../restaurants/contract.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { type DeskParty, readParties } from '../../engine/parties.server.ts';
import { seatedAt } from '../../rules/party-status.ts';
import { type Axis, segmentsOf, sittingFrom, tablesFrom } from '../../rules/timeline.ts';

/** Where a party that is picked up could go: its new start and end, and from when it needs the table (epoch ms). */
export type PickedUp = { party: DeskParty; startsAt: number; endsAt: number; from: number };

export type TimelineItem = { startsAt: number; endsAt: number } & (
  | { kind: 'party'; party: DeskParty }
  | { kind: 'block'; reason: string }
  | { kind: 'hold' }
  | { kind: 'target'; tableIds: string[]; mostCovers: number; swap?: DeskParty }
);

type Target = Extract<TimelineItem, { kind: 'target' }>;

export type DaySeats = { parties: DeskParty[]; blocks: DayBlockRow[]; seated: SeatedParty[] };

/** Whoever has a table on a date, and what is closed. */
export async function readDaySeated(deps: DeskDeps, day: { storeId: string; date: string }): Promise<DaySeats> {
  const [parties, blocks, [seated = []]] = await Promise.all([
    readParties(deps.db, day),
    readBlocks(deps.booking.db, day),
    deps.booking.sheets.read([day], deps.clock().epochMilliseconds),
  ]);
  return { parties, blocks, seated };
}

/** Whoever has one of the same tables. */
const withTablesOf = ({ tableIds }: SeatedParty, seated: readonly SeatedParty[]) =>
  seated.filter((other) => other.tableIds.some((id) => tableIds.includes(id)));

/** From when a party sits at its table, or will. */
function sitsFrom(seat: SeatedParty, { parties, seated }: DaySeats): number {
  const party = parties.find(({ id }) => id === seat.partyId);
  const satAt = party && seatedAt(party)?.getTime();
  return satAt ? sittingFrom(seat, satAt, withTablesOf(seat, seated)) : seat.startsAt;
}

/** The day with tables taken by those who came early, from when they sat down. */
const withEarly = (day: DaySeats): DaySeats => ({
  ...day,
  seated: day.seated.map((seat) => ({ ...seat, startsAt: Math.min(seat.startsAt, sitsFrom(seat, day)) })),
});

function itemOf(seat: SeatedParty, day: DaySeats): TimelineItem {
  const { partyId, startsAt, endsAt } = seat;
  const { parties, blocks } = day;
  const party = parties.find(({ id }) => id === partyId);
  if (party) return { kind: 'party', startsAt: sitsFrom(seat, day), endsAt, party };
  const block = blocks.find(({ id }) => id === partyId);
  return block ? { kind: 'block', startsAt, endsAt, reason: block.reason } : { kind: 'hold', startsAt, endsAt };
}

/** A later kind covers an earlier one: a party stays at a table that was closed, and is dropped where it goes. */
const LAYERS: TimelineItem['kind'][] = ['block', 'hold', 'party', 'target'];

/** Where a party of the same time sits, if both fit at each other’s tables and nobody else has those then. */
function swapWith(
  rules: BookingRules,
  { party, startsAt, endsAt, from }: PickedUp,
  { parties, seated }: DaySeats,
  their: SeatedParty,
): Target | null {
  const other = parties.find(({ id }) => id === their.partyId);
  const others = seated.filter(({ partyId }) => partyId !== party.id && partyId !== their.partyId);
  const fits = (covers: number, seat: Pick<SeatedParty, 'tableIds' | 'startsAt' | 'endsAt'>) =>
    covers <= (seatOf(rules, seat.tableIds)?.maximumCovers ?? 0) && partiesAt(others, seat).length === 0;
  const isFitting =
    startsAt === party.startsAt.getTime() &&
    fits(party.covers, { ...their, startsAt: from, endsAt }) &&
    fits(their.covers, { ...their, tableIds: party.tables });
  return other && isFitting ? { ...their, kind: 'target', mostCovers: their.covers, swap: other } : null;
}

function targetAt(rules: BookingRules, picked: PickedUp, day: DaySeats, tableId: string): Target | null {
  const { party, startsAt, endsAt, from } = picked;
  const tableIds = tablesFrom(rules, tableId, party.covers);
  const isSame = startsAt === party.startsAt.getTime() && party.tables.includes(tableId);
  const others = day.seated.filter(({ partyId }) => partyId !== party.id);
  const [there, ...more] = partiesAt(others, { tableIds, startsAt: from, endsAt });
  if (isSame || more.length > 0) return null;
  if (there) return swapWith(rules, picked, day, there);
  const mostCovers = [...rules.tables, ...rules.joins].find(({ id }) => id === tableId)?.maximumCovers ?? 0;
  return { kind: 'target', startsAt: from, endsAt, tableIds, mostCovers };
}

/** The tables by area, each with its row of the axis. */
export function timelineRows(rules: BookingRules, axis: Axis, day: DaySeats, picked: PickedUp | null) {
  const taken = withEarly(day);
  const rowOf = (tableId: string) => {
    const atTable = day.seated.filter(({ tableIds }) => tableIds.includes(tableId));
    const target = picked && targetAt(rules, picked, taken, tableId);
    const items = [...atTable.map((seat) => itemOf(seat, day)), ...(target ? [target] : [])];
    return segmentsOf(
      axis,
      items.sort((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind)),
    );
  };
  return rules.areas
    .map(({ id, name }) => ({
      area: name,
      tables: rules.tables
        .filter(({ areaId }) => areaId === id)
        .map((table) => ({ id: table.id, mostCovers: table.maximumCovers, segments: rowOf(table.id) })),
    }))
    .filter(({ tables }) => tables.length > 0);
}
export type TimelineRow = ReturnType<typeof timelineRows>[number]['tables'][number];
