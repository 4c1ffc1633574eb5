import type { BookingRules } from '../../../restaurants/contract.ts';
import { memoize } from '../../../values/memoize.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';

/**
 * A party with a table, booked or held. Epoch milliseconds, `endsAt` exclusive; `heldUntil` is null for a booking;
 * `partyId` is the booking's or the hold's. Also what staff have closed: a block has tables and no covers; a limit has no
 * tables, and its `covers` are the pacing of the day, 0 while online booking is off.
 */
export type SeatedParty = {
  startsAt: number;
  endsAt: number;
  covers: number;
  tableIds: string[];
  partyId: string;
  heldUntil: number | null;
};

const isOverdue = ({ heldUntil }: SeatedParty, nowMs: number) => heldUntil !== null && heldUntil <= nowMs;

/** Whether a hold has expired but hasn't been released. */
export function hasOverdue(seated: readonly SeatedParty[], nowMs: number): boolean {
  return seated.some((party) => isOverdue(party, nowMs));
}

/** Parties that count now: no expired holds and not the caller's own party. */
export function seatedNow(seated: readonly SeatedParty[], nowMs: number, without?: string | null): SeatedParty[] {
  return seated.filter((party) => !isOverdue(party, nowMs) && party.partyId !== without);
}
const isLimit = ({ tableIds }: SeatedParty) => tableIds.length === 0;

/** The day as staff book it, who may while online booking is off. */
export const seatedForStaff = (seated: readonly SeatedParty[]): SeatedParty[] =>
  seated.filter((party) => !isLimit(party) || party.covers > 0);

/** One table, or several joined. */
export type Seat = { id: string; areaId: string; tableIds: string[]; minimumCovers: number; maximumCovers: number };

const allSeats = memoize((rules: BookingRules): Seat[] => {
  const areaOf = new Map(rules.tables.map((table) => [table.id, table.areaId]));
  const tables = rules.tables.map((table) => ({ ...table, tableIds: [table.id] }));
  const joins = rules.joins.map((join) => ({ ...join, areaId: areaOf.get(join.tableIds[0] as string) ?? '' }));
  return [...tables, ...joins].sort(
    (a, b) => a.maximumCovers - b.maximumCovers || a.tableIds.length - b.tableIds.length,
  );
});

/** Tables and joins for a party of this size, smallest first; a table before a join of the same size. */
export function seatsFor(rules: BookingRules, covers: number, areaIds: ReadonlySet<string>): Seat[] {
  return allSeats(rules).filter(
    (seat) => seat.minimumCovers <= covers && covers <= seat.maximumCovers && areaIds.has(seat.areaId),
  );
}

/** The same, then larger tables than diners get for so few: staff may give them away. */
export function seatsForStaff(rules: BookingRules, covers: number, areaIds: ReadonlySet<string>): Seat[] {
  const larger = allSeats(rules).filter((seat) => covers < seat.minimumCovers && areaIds.has(seat.areaId));
  return [...seatsFor(rules, covers, areaIds), ...larger];
}

/** The table, or the join of exactly these tables; undefined where they are no join of the restaurant's. */
export const seatOf = (rules: BookingRules, tableIds: readonly string[]): Seat | undefined =>
  allSeats(rules).find((seat) => new Set(seat.tableIds).symmetricDifference(new Set(tableIds)).size === 0);

const overlap = (a: { startsAt: number; endsAt: number }, b: { startsAt: number; endsAt: number }) =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** The first seat with none of its tables taken in the span. */
export function freeSeat(
  seats: readonly Seat[],
  seated: readonly SeatedParty[],
  span: { startsAt: number; endsAt: number },
): Seat | null {
  const takenTables = new Set(seated.filter((party) => overlap(party, span)).flatMap((party) => party.tableIds));
  return seats.find((seat) => seat.tableIds.every((id) => !takenTables.has(id))) ?? null;
}

/** The parties that have one of the tables within the span, first come first. */
export function partiesAt(
  seated: readonly SeatedParty[],
  { tableIds, ...span }: { tableIds: readonly string[]; startsAt: number; endsAt: number },
): SeatedParty[] {
  return seated
    .filter((party) => overlap(party, span) && party.tableIds.some((id) => tableIds.includes(id)))
    .sort((a, b) => a.startsAt - b.startsAt);
}

/**
 * Whether pacing allows these covers: it counts everyone who sits down within a slot's length on either side, since a
 * last seating may be off the grid.
 */
export function isWithinPacing(
  rules: Pick<BookingRules, 'pacingCovers' | 'slotMinutes'>,
  seated: readonly SeatedParty[],
  startsAt: number,
  covers: number,
): boolean {
  const slotMs = rules.slotMinutes * MINUTE_MS;
  const limits = seated.filter(isLimit).map((limit) => limit.covers);
  const most = limits.length > 0 ? Math.min(...limits) : rules.pacingCovers;
  const near = seated.filter((party) => Math.abs(party.startsAt - startsAt) < slotMs);
  const begins = [startsAt, ...near.map((party) => party.startsAt).filter((begin) => begin < startsAt)];
  return begins.every((begin) => {
    const starting = near.filter((party) => begin <= party.startsAt && party.startsAt < begin + slotMs);
    return starting.reduce((sum, party) => sum + party.covers, covers) <= most;
  });
}
