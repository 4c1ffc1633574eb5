import {
  freeSeat,
  partiesAt,
  type Seat,
  type SeatedParty,
  seatsForStaff,
} from '../../booking/rules/seating/seating.ts';
import { isAreaClosed } from '../../booking/rules/times/service-times.ts';
import type { BookingRules } from '../../restaurants/contract.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';

/** The shortest time a party is seated for. */
const LEAST_MS = 30 * MINUTE_MS;

/** Epoch milliseconds. */
type Wish = { date: string; covers: number; from: number; turnMs: number };
/** Who has which table; `sitting` are tables at which somebody sits, whatever was booked. */
type Day = { rules: BookingRules; seated: readonly SeatedParty[]; sitting: ReadonlySet<string> };

/** `until` is when the next party has it; null where none does. */
export type FreeSeat = { tableIds: string[]; areaId: string; until: number | null };

function seatsOf({ rules, sitting }: Day, { date, covers }: Wish): Seat[] {
  const open = rules.areas.map(({ id }) => id).filter((id) => !isAreaClosed(rules, date, id));
  return seatsForStaff(rules, covers, new Set(open)).filter(({ tableIds }) => !tableIds.some((id) => sitting.has(id)));
}

/** Whether fewer of its tables would be enough; those are free at least as long. */
const isTooMany = ({ tableIds }: FreeSeat, seats: readonly FreeSeat[]) =>
  seats.some((other) => other.tableIds.length < tableIds.length && other.tableIds.every((id) => tableIds.includes(id)));

/** Tables a party can have from then on, no more than it needs: the best fit for a whole turn first, then those that are free the longest. */
export function freeSeats(day: Day, wish: Wish): FreeSeat[] {
  const { from, turnMs } = wish;
  const free = seatsOf(day, wish).flatMap(({ tableIds, areaId }) => {
    const [next] = partiesAt(day.seated, { tableIds, startsAt: from, endsAt: Infinity });
    const until = next?.startsAt ?? null;
    return until === null || until - from >= LEAST_MS ? [{ tableIds, areaId, until }] : [];
  });
  const seats = free.filter((seat) => !isTooMany(seat, free));
  const isLong = ({ until }: FreeSeat) => until === null || until - from >= turnMs;
  const short = seats.filter((seat) => !isLong(seat)).sort((a, b) => Number(b.until) - Number(a.until));
  return [...seats.filter(isLong), ...short];
}

/** When the next table is free for a whole turn; null where none is today. */
export function nextFreeSeat(day: Day, wish: Wish): { at: number; tableIds: string[] } | null {
  const seats = seatsOf(day, wish);
  const ends = day.seated.map(({ endsAt }) => endsAt).filter((at) => at > wish.from && Number.isFinite(at));
  for (const at of ends.sort((a, b) => a - b)) {
    const seat = freeSeat(seats, day.seated, { startsAt: at, endsAt: at + wish.turnMs });
    if (seat) return { at, tableIds: seat.tableIds };
  }
  return null;
}
