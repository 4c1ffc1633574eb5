import { Rollback } from '../../../booking/engine/day/rollback.ts';
import {
  lockBooking,
  type Move,
  type MoveOutcome,
  moveParty,
  spanOf,
} from '../../../booking/engine/desk/move-party.server.ts';
import { type OpenDay, onDay, updateSheet, writeAllocations } from '../../../booking/engine/desk/on-day.server.ts';
import { partiesAt } from '../../../booking/rules/seating/seating.ts';
import { SOFT_RULES } from '../../../booking/rules/seating/staff-seating.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logOnDay } from '../log-act.server.ts';

type Deps = Pick<DeskDeps, 'booking' | 'clock'>;
type Place = { storeId: string; bookingId: string; by: Actor };
type Moving = Omit<Move, 'mayBreak'> & Place & { date: string };

const today = ({ clock }: Deps) => serviceDateAt(clock().epochMilliseconds);

/** `before`: the tables the party had when its page was shown. */
async function move(open: OpenDay, { by, ...wanted }: Omit<Moving, 'date'>, before = wanted.seen?.tableIds) {
  const outcome = await moveParty(open, { ...wanted, mayBreak: SOFT_RULES });
  if (!outcome.ok) return outcome;
  const startsAt = wanted.startsAt !== undefined && new Date(outcome.startsAt).toISOString();
  await logOnDay(open, {
    by,
    act: 'moved',
    subject: wanted.bookingId,
    before: before && { tableIds: before },
    after: { tableIds: outcome.tableIds, ...(startsAt && { startsAt }) },
  });
  return outcome;
}

/** Moves a party of a date to these tables, and to another time if one is given. */
export const moveTo = ({ booking }: Pick<Deps, 'booking'>, wanted: Moving): Promise<MoveOutcome> =>
  onDay(booking, wanted, (open) => move(open, wanted));

/** Gives a party of today these tables, for the rest of its time. */
export const seatAt = (deps: Deps, wanted: Place & { tableIds: readonly string[] }): Promise<MoveOutcome> =>
  moveTo(deps, { ...wanted, date: today(deps) });

type Swap = Place & { date: string; seen: NonNullable<Move['seen']>; other: { id: string; tables: string } };

/** Two parties of a date take each other’s tables, each for its own time. `other` was seen at these, joined by '+'. */
export const swapTables = (
  { booking }: Pick<Deps, 'booking'>,
  { other: { id, tables }, ...own }: Swap,
): Promise<MoveOutcome> =>
  onDay<MoveOutcome>(booking, own, async (open) => {
    const other = await lockBooking(open, id);
    if (other?.tableIds.join('+') !== tables) return { ok: false, reason: 'moved-meanwhile' };
    const { tableIds } = other;
    // Out of the way of the first.
    await writeAllocations(open, id, { ...spanOf(other.booking), tableIds: [] });
    await updateSheet(open, id, { party: null, isFreed: false });
    const moved = await move(open, { ...own, tableIds });
    if (!moved.ok) throw new Rollback(moved);
    const back = { ...own, bookingId: id, seen: undefined, tableIds: own.seen.tableIds };
    const swapped = await move(open, back, tableIds);
    if (!swapped.ok) throw new Rollback(swapped);
    return moved;
  });

/** Where a party goes that is in the way of one that stays; null where no table is free for it. */
export type GivesWay = { partyId: string; startsAt: number; tableIds: string[]; to: readonly string[] | null };
type StayOutcome =
  | { ok: true }
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'in-the-way'; parties: GivesWay[] };

/** The moves as a form sends them back: only what was shown is done. */
export const planOf = (parties: readonly GivesWay[]): string =>
  parties.map(({ partyId, to }) => `${partyId}=${to?.join('+') ?? ''}`).join(' ');

type Stay = Place & {
  /** The end the form showed, and the new one; epoch milliseconds. */
  seenEnd: number;
  endsAt: number;
  /** The moves the form showed, by `planOf`; '' for none. */
  plan: string;
};

async function stay(open: OpenDay, { storeId, by, bookingId, seenEnd, endsAt, plan }: Stay): Promise<StayOutcome> {
  const own = open.sheet.seated.find(({ partyId }) => partyId === bookingId);
  if (own?.endsAt === endsAt) return { ok: true };
  if (!own || own.endsAt !== seenEnd) return { ok: false, reason: 'gone' };
  const others = open.sheet.seated.filter((party) => party !== own);
  // Those who give way are shown the table as taken.
  open.sheet = { ...open.sheet, seated: [...others, { ...own, endsAt }] };
  const parties: GivesWay[] = [];
  for (const { partyId, startsAt, tableIds } of partiesAt(others, { ...own, endsAt })) {
    const moved = await move(open, { storeId, by, bookingId: partyId, tableIds: null });
    parties.push({ partyId, startsAt, tableIds, to: moved.ok ? moved.tableIds : null });
  }
  const isAgreed = planOf(parties) === plan && parties.every(({ to }) => to !== null);
  const extended = isAgreed ? await moveParty(open, { bookingId, endsAt, mayBreak: SOFT_RULES }) : null;
  if (!extended?.ok) throw new Rollback<StayOutcome & { ok: false }>({ ok: false, reason: 'in-the-way', parties });
  const after = { endsAt: new Date(endsAt).toISOString() };
  await logOnDay(open, { by, act: 'stayed', subject: bookingId, after });
  return { ok: true };
}

/** Lets a party of today keep its table for longer; who is in the way goes elsewhere, once that was agreed to. */
export const stayLonger = (deps: Deps, request: Stay): Promise<StayOutcome> =>
  onDay(deps.booking, { storeId: request.storeId, date: today(deps) }, (open) => stay(open, request));
