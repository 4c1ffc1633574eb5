import type { Occasion, Restaurant } from '../../../restaurants/contract.ts';
import { openSpan } from '../../../restaurants/hours.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { restaurantEligibility } from '../eligibility.ts';
import { areasFor, takesParty } from '../occasions.ts';
import { serviceDay } from '../times/service-day.ts';
import { isAreaClosed, takesBookingsOn, turnMinutes } from '../times/service-times.ts';
import {
  freeSeat,
  isWithinPacing,
  partiesAt,
  type SeatedParty,
  seatedForStaff,
  seatOf,
  seatsFor,
  seatsForStaff,
} from './seating.ts';

/**
 * Rules of online booking that staff may break: closed then, too short notice, less than a turn, too few or too many for
 * the occasion or the tables, more than the pacing.
 */
export const SOFT_RULES = ['opening', 'notice', 'turn', 'covers', 'pacing'] as const;
export type SoftRule = (typeof SOFT_RULES)[number];

/** Epoch milliseconds. Without tables the best fit is chosen. */
export type StaffRequest = {
  date: string;
  startsAt: number;
  endsAt: number;
  covers: number;
  /** Undefined where the restaurant no longer has it. */
  occasion: Occasion | undefined;
  areaId?: string | null;
  tableIds: readonly string[] | null;
  mayBreak: readonly SoftRule[];
};

/** `taken`: who has the chosen tables. `full`: no fitting table is free. `unknown`: no such table, or no time at all. */
export type SeatingRefusal =
  | { ok: false; reason: 'unknown' | 'full' }
  | { ok: false; reason: 'rules'; rules: SoftRule[] }
  | { ok: false; reason: 'taken'; by: SeatedParty[] };
type Seating = { ok: true; tableIds: string[] };

/** `seated` without the party itself. */
type Day = { restaurant: Restaurant; bookingsOpen: boolean; seated: readonly SeatedParty[]; nowMs: number };
type Chosen = StaffRequest & { tableIds: readonly string[] };

function isOpen({ restaurant, bookingsOpen, nowMs }: Day, { date, startsAt, endsAt, tableIds }: Chosen): boolean {
  const { booking, openingHours } = restaurant;
  const span = openSpan(openingHours)(date);
  if (!span || !restaurantEligibility(restaurant, [date], bookingsOpen).ok) return false;
  if (!takesBookingsOn(restaurant, date, nowMs)) return false;
  const areas = booking.tables.filter(({ id }) => tableIds.includes(id)).map(({ areaId }) => areaId);
  if (areas.some((areaId) => isAreaClosed(booking, date, areaId))) return false;
  const day = serviceDay(date);
  return day.openingInstant(span.start) <= startsAt && endsAt <= day.openingInstant(span.end);
}

function fits({ restaurant }: Day, { covers, occasion, tableIds }: Chosen): boolean {
  const seat = seatOf(restaurant.booking, tableIds);
  return (
    (!occasion || takesParty(occasion, covers)) &&
    seat !== undefined &&
    seat.minimumCovers <= covers &&
    covers <= seat.maximumCovers
  );
}

function brokenRules(day: Day, request: Chosen): SoftRule[] {
  const { booking } = day.restaurant;
  const { startsAt, endsAt, covers } = request;
  const isKept: Record<SoftRule, boolean> = {
    opening: isOpen(day, request),
    notice: startsAt >= day.nowMs + booking.leadMinutes * MINUTE_MS,
    turn: endsAt - startsAt >= turnMinutes(booking, covers) * MINUTE_MS,
    covers: fits(day, request),
    pacing: isWithinPacing(booking, seatedForStaff(day.seated), startsAt, covers),
  };
  return SOFT_RULES.filter((rule) => !isKept[rule]);
}

function bestFit({ restaurant: { booking }, seated }: Day, request: StaffRequest): readonly string[] | null {
  const { occasion, date, covers, areaId, mayBreak } = request;
  const areas =
    mayBreak.includes('covers') || !occasion
      ? booking.areas.filter(({ id }) => !isAreaClosed(booking, date, id))
      : areasFor(booking, occasion, date, covers);
  const areaIds = new Set(areas.map(({ id }) => id).filter((id) => !areaId || id === areaId));
  const seats = (mayBreak.includes('covers') ? seatsForStaff : seatsFor)(booking, covers, areaIds);
  return freeSeat(seats, seated, request)?.tableIds ?? null;
}

/** The tables for a party that staff seat, book or move: theirs where they are free, else the best fit. */
export function chooseTables(day: Day, request: StaffRequest): Seating | SeatingRefusal {
  const known = new Set(day.restaurant.booking.tables.map(({ id }) => id));
  if (request.endsAt <= request.startsAt || request.tableIds?.length === 0) return { ok: false, reason: 'unknown' };
  if (request.tableIds?.some((id) => !known.has(id))) return { ok: false, reason: 'unknown' };
  const tableIds = request.tableIds ?? bestFit(day, request);
  if (!tableIds) return { ok: false, reason: 'full' };
  const by = partiesAt(day.seated, { ...request, tableIds });
  if (by.length > 0) return { ok: false, reason: 'taken', by };
  const rules = brokenRules(day, { ...request, tableIds }).filter((rule) => !request.mayBreak.includes(rule));
  return rules.length > 0 ? { ok: false, reason: 'rules', rules } : { ok: true, tableIds: [...new Set(tableIds)] };
}
