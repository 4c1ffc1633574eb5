import { Rollback } from '../../../booking/engine/day/rollback.ts';
import { type MoveOutcome, moveParty } from '../../../booking/engine/desk/move-party.server.ts';
import { type OpenDay, onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { partiesAt } from '../../../booking/rules/seating/seating.ts';
import { SOFT_RULES } from '../../../booking/rules/seating/staff-seating.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Deps = Pick<DeskDeps, 'booking' | 'clock'>;
type Place = { storeId: string; bookingId: string; by: Actor };

async function logMove(
  { tx }: OpenDay,
  at: Temporal.Instant,
  place: Place & { act: 'moved' | 'stayed' },
  after: object,
) {
  const { bookingId: subject, ...rest } = place;
  await logAct(tx.withTables<DeskTables>(), { at, subject, ...rest, after });
}

/** Gives a party of today these tables, for the rest of its time. */
export async function seatAt(
  { booking, clock }: Deps,
  { tableIds, ...place }: Place & { tableIds: readonly string[] },
): Promise<MoveOutcome> {
  const at = clock();
  const day = { storeId: place.storeId, date: serviceDateAt(at.epochMilliseconds) };
  return onDay(booking, day, async (open) => {
    const outcome = await moveParty(open, { bookingId: place.bookingId, tableIds, mayBreak: SOFT_RULES });
    if (outcome.ok) await logMove(open, at, { ...place, act: 'moved' }, { tableIds });
    return outcome;
  });
}

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

async function stay(open: OpenDay, at: Temporal.Instant, request: Stay): Promise<StayOutcome> {
  const { bookingId, seenEnd, endsAt, plan } = request;
  const own = open.sheet.seated.find(({ partyId }) => partyId === bookingId);
  if (own?.endsAt === endsAt) return { ok: true };
  if (!own || own.endsAt !== seenEnd) return { ok: false, reason: 'gone' };
  const others = open.sheet.seated.filter((party) => party !== own);
  // Those who give way are shown the table as taken.
  open.sheet = { ...open.sheet, seated: [...others, { ...own, endsAt }] };
  const parties: GivesWay[] = [];
  for (const { partyId, startsAt, tableIds } of partiesAt(others, { ...own, endsAt })) {
    const moved = await moveParty(open, { bookingId: partyId, tableIds: null, mayBreak: SOFT_RULES });
    parties.push({ partyId, startsAt, tableIds, to: moved.ok ? moved.tableIds : null });
    if (moved.ok)
      await logMove(open, at, { ...request, bookingId: partyId, act: 'moved' }, { tableIds: moved.tableIds });
  }
  const isAgreed = planOf(parties) === plan && parties.every(({ to }) => to !== null);
  const extended = isAgreed ? await moveParty(open, { bookingId, endsAt, mayBreak: SOFT_RULES }) : null;
  if (!extended?.ok) throw new Rollback<StayOutcome & { ok: false }>({ ok: false, reason: 'in-the-way', parties });
  await logMove(open, at, { ...request, act: 'stayed' }, { endsAt: new Date(endsAt).toISOString() });
  return { ok: true };
}

/** Lets a party of today keep its table for longer; who is in the way goes elsewhere, once that was agreed to. */
export async function stayLonger({ booking, clock }: Deps, request: Stay): Promise<StayOutcome> {
  const at = clock();
  const day = { storeId: request.storeId, date: serviceDateAt(at.epochMilliseconds) };
  return onDay(booking, day, (open) => stay(open, at, request));
}
