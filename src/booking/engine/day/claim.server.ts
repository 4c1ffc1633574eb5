import type { Kysely } from 'kysely';
import {
  type BookableRestaurant,
  checkSlot,
  type FreeSlot,
  type SeatRequest,
  type SlotOutcome,
} from '../../rules/seating/availability.ts';
import { hasOverdue, type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';
import { type EngineDeps, nowOf } from './engine-deps.ts';
import { type Entrance, enterAlone, NO_ENTRANCE } from './entrance.ts';
import { lockServiceDay } from './lock-day.server.ts';
import { rollbackOutcome } from './rollback.ts';
import { serveWaitlist } from './serve-waitlist.server.ts';
import type { ExpectedDay } from './taken-day.server.ts';
import { toWriteConflict, WriteConflict } from './write-conflict.ts';

/** Where a seat is taken, and the state of the day it was chosen from. */
export type SeatContext = { offer: FreeSlot; day: ExpectedDay };
/** `version` is the day's new one, null when the day has changed and nothing was written; `heldUntil` as of a party. */
export type SeatTaken<Result> = { version: number | null; partyId: string; heldUntil: number | null; result: Result };

/** A request for a seat, and what taking it writes. */
export type Claim<Result> = {
  day: DayKey;
  restaurantWithMenus: BookableRestaurant;
  request: SeatRequest & { time: string };
  /** The caller's own booking or hold that this one replaces: ignored when seats are searched, removed by `take`. */
  replacesPartyId?: string | null;
  entrance: Entrance;
  /** Whether `take` is one statement, which needs no transaction around it. */
  isOneStatement: boolean;
  take: (tx: Kysely<BookingTables>, at: SeatContext) => Promise<SeatTaken<Result>>;
};
/** `not-offered`: no such time for such a party. `key-used`: what `take` writes has an idempotency key that has an answer. */
export type ClaimOutcome<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: 'not-offered' | 'taken' | 'key-used' };

type Attempt = { held: readonly SeatedParty[]; first: boolean };
type AttemptResult<Result> = { outcome: ClaimOutcome<Result>; sheet?: DaySheet };

const MOST_TRIES = 30;

/** Whether the requested time is available beside these parties. */
function evaluate<Result>(
  { restaurantWithMenus, request, replacesPartyId }: Claim<Result>,
  seated: readonly SeatedParty[],
  now: number,
): SlotOutcome {
  return checkSlot(restaurantWithMenus, request, seatedNow(seated, now, replacesPartyId), now);
}

async function takeSeat<Result>(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  claim: Claim<Result>,
  { sheet, offer, isLocked, now }: { sheet: DaySheet; offer: FreeSlot; isLocked: boolean; now: number },
): Promise<AttemptResult<Result>> {
  const entrance = isLocked ? NO_ENTRANCE : claim.entrance;
  const day = { expected: sheet.version, guarded: deps.guard !== 'none', waitlistServed: isLocked, entrance, now };
  const { version, partyId, heldUntil, result } = await claim
    .take(tx, { offer, day })
    .catch(toWriteConflict(offer.seat));
  if (version === null) throw new WriteConflict('the version changed', null);
  const outcome = { ok: true as const, result };
  // Any other version means a concurrent write without the lock, which this sheet does not contain.
  if (version !== sheet.version + 1) return { outcome };
  const { startsAt, endsAt } = offer;
  const party = { startsAt, endsAt, covers: claim.request.covers, tableIds: offer.seat.tableIds, partyId, heldUntil };
  // At time 0 nothing has lapsed: the lock has already released what had.
  const after = { version, seated: [...seatedNow(sheet.seated, 0, claim.replacesPartyId), party] };
  const before = sheet.seated.find((one) => one.partyId === claim.replacesPartyId);
  // Nobody waits: nothing to serve. Otherwise tables that were given up are offered to the waitlist.
  if (!isLocked || !before || keepsTables(before, party)) return { outcome, sheet: after };
  return { outcome, sheet: await serveWaitlist(tx, deps, claim.day, { sheet: after, now }) };
}

/** Whether a party has the same tables for the same time, and starts no fewer covers. */
const keepsTables = (before: SeatedParty, after: SeatedParty) =>
  before.startsAt === after.startsAt &&
  before.endsAt <= after.endsAt &&
  before.covers <= after.covers &&
  before.tableIds.every((id) => after.tableIds.includes(id));

/** Locks and reads the day, checks again, then takes the seat or returns the reason. */
async function claimUnderLock<Result>(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  claim: Claim<Result>,
  { held, now }: { held: readonly SeatedParty[]; now: number },
): Promise<AttemptResult<Result>> {
  await enterAlone(tx, claim.entrance, now);
  const sheet = await lockServiceDay(tx, deps, claim.day, { now });
  const found = evaluate(claim, [...sheet.seated, ...held], now);
  if (found.ok) return takeSeat(tx, deps, claim, { sheet, offer: found.offer, isLocked: true, now });
  if (found.reason === 'not-offered') return { outcome: { ok: false, reason: 'not-offered' } };
  // Cached, so that whoever was told that it is taken is not offered it again by a standby that has yet to hear of it.
  return { outcome: { ok: false, reason: 'taken' }, sheet };
}

/**
 * The first attempt uses the cached day sheet: the write itself verifies that the day is still at that version, that nobody
 * is on the waitlist and that nothing stands against whoever enters. Later attempts, and days with expired holds, lock the
 * day and read it first.
 */
async function tryOnce<Result>(
  deps: EngineDeps,
  claim: Claim<Result>,
  { held, first }: Attempt,
): Promise<ClaimOutcome<Result>> {
  const now = nowOf(deps);
  const kept = deps.sheets.cached(claim.day);
  const knows = claim.replacesPartyId == null || kept.seated.some(({ partyId }) => partyId === claim.replacesPartyId);
  const hoped = first && knows && !hasOverdue(kept.seated, now) ? evaluate(claim, kept.seated, now) : null;
  const attempt = (tx: Kysely<BookingTables>) =>
    hoped?.ok
      ? takeSeat(tx, deps, claim, { sheet: kept, offer: hoped.offer, isLocked: false, now })
      : claimUnderLock(tx, deps, claim, { held, now });
  const { outcome, sheet } =
    hoped?.ok && claim.isOneStatement
      ? await attempt(deps.db)
      : await deps.db.transaction().setIsolationLevel('read committed').execute(attempt);
  if (sheet) deps.sheets.cache(claim.day, sheet);
  return outcome;
}

/** Takes a seat or returns the reason, retrying while concurrent writes conflict. */
async function claimUntilSettled<Result>(deps: EngineDeps, claim: Claim<Result>): Promise<ClaimOutcome<Result>> {
  const held: SeatedParty[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await tryOnce(deps, claim, { held, first: tries === 0 });
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (error.usedKey) return { ok: false, reason: 'key-used' };
      if (error.seat) {
        const { tableIds } = error.seat;
        held.push({ startsAt: 0, endsAt: Infinity, covers: 0, tableIds, partyId: '', heldUntil: null });
      }
    }
  }
  return { ok: false, reason: 'taken' };
}

/**
 * Availability is verified in the transaction that writes, or nothing is written. `Refusal`: what the entrance and `take`
 * may refuse with.
 */
export function claimSeat<Result, Refusal extends { ok: false; reason: string }>(
  deps: EngineDeps,
  claim: Claim<Result>,
): Promise<ClaimOutcome<Result> | Refusal> {
  const settle = () => claimUntilSettled(deps, claim).catch(rollbackOutcome<Refusal>);
  return deps.guard === 'none' ? settle() : deps.mutex.runExclusive(`${claim.day.storeId} ${claim.day.date}`, settle);
}
