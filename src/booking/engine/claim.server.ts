import type { Kysely } from 'kysely';
import type { Occasion } from '../../restaurants/contract.ts';
import { coversOf } from '../contracts/covers.ts';
import {
  type BookableRestaurant,
  checkSlot,
  type FreeSlot,
  type SlotOutcome,
  seatRequestOf,
} from '../rules/seating/availability.ts';
import { hasOverdue, type SeatedParty, seatedNow } from '../rules/seating/seating.ts';
import type { BookingTables } from '../tables.server.ts';
import type { DaySheet } from './day/day-sheets.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { rollbackOutcome } from './day/rollback.ts';
import { serveWaitlist } from './day/serve-waitlist.server.ts';
import { toWriteConflict, WriteConflict } from './day/write-conflict.ts';
import { NO_ENTRANCE } from './day/write-to-day.server.ts';
import { dayOf, entranceOf, type NewParty, type PartyRefusals, partyRefusal, writeParty } from './new-party.server.ts';

/** A party that wants a seat. */
type Claim<Party extends NewParty = NewParty> = {
  party: Party;
  restaurantWithMenus: BookableRestaurant;
  occasion: Occasion;
};
/** `not-offered`: no such time for such a party. `key-used`: the idempotency key already has an answer. */
type ClaimOutcome<Kind extends NewParty['kind'] = NewParty['kind']> =
  | { ok: true }
  | { ok: false; reason: 'not-offered' | 'taken' | 'key-used' }
  | PartyRefusals[Kind];

/** `blocked`: seats that conflicting writes have taken. */
type Attempt = { blocked: readonly SeatedParty[]; isFirst: boolean };
type AttemptResult = { outcome: ClaimOutcome; sheet?: DaySheet };

const MOST_TRIES = 30;

/** Whether the requested time is available beside these parties. */
function evaluate({ party, restaurantWithMenus, occasion }: Claim, seated: readonly SeatedParty[]): SlotOutcome {
  const { now, replacedHoldId, request } = party;
  const others = seatedNow(seated, now, replacedHoldId);
  const own = seated.find(({ partyId }) => partyId === replacedHoldId);
  return checkSlot(restaurantWithMenus, { ...seatRequestOf({ occasion, request }), own }, others, now);
}

function seatedPartyOf(party: NewParty, { startsAt, endsAt, seat }: FreeSlot): SeatedParty {
  const heldUntil = party.kind === 'hold' ? party.expiresAt : null;
  return { startsAt, endsAt, covers: coversOf(party.request), tableIds: seat.tableIds, partyId: party.id, heldUntil };
}

/** Whether a party has the same tables for the same time, and starts no fewer covers. */
const keepsTables = (before: SeatedParty, after: SeatedParty) =>
  before.startsAt === after.startsAt &&
  before.endsAt <= after.endsAt &&
  before.covers <= after.covers &&
  before.tableIds.every((id) => after.tableIds.includes(id));

async function takeSeat(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  party: NewParty,
  { sheet, offer, isLocked }: { sheet: DaySheet; offer: FreeSlot; isLocked: boolean },
): Promise<AttemptResult> {
  const day = {
    version: sheet.version,
    guarded: deps.guard !== 'none',
    waitlistServed: isLocked,
    entrance: isLocked ? NO_ENTRANCE : entranceOf(party),
  };
  const { version, known } = await writeParty(tx, deps, party, { offer, day }).catch(toWriteConflict(offer.seat));
  if (version === null) {
    const refusal = partyRefusal(party, known, deps);
    if (refusal) return { outcome: refusal };
    throw new WriteConflict('the version changed', null);
  }
  const outcome = { ok: true as const };
  // Any other version means a concurrent write without the lock, which this sheet does not contain.
  if (version !== sheet.version + 1) return { outcome };
  const seated = seatedPartyOf(party, offer);
  // Time 0 keeps expired holds: under the lock they have already been released.
  const after = { version, seated: [...seatedNow(sheet.seated, 0, party.replacedHoldId), seated] };
  const before = sheet.seated.find(({ partyId }) => partyId === party.replacedHoldId);
  // Released tables are offered to the waitlist, which is empty unless the day is locked.
  if (!isLocked || !before || keepsTables(before, seated)) return { outcome, sheet: after };
  return { outcome, sheet: await serveWaitlist(tx, deps, dayOf(party), { sheet: after, now: party.now }) };
}

/** Locks and reads the day, checks again, then takes the seat or returns the reason. */
async function claimUnderLock(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  claim: Claim,
  blocked: readonly SeatedParty[],
): Promise<AttemptResult> {
  const { party } = claim;
  const { rows } = await entranceOf(party).query.execute(tx);
  const refusal = partyRefusal(party, rows[0]?.known ?? null, deps);
  if (refusal) return { outcome: refusal };
  const sheet = await lockServiceDay(tx, deps, dayOf(party), { now: party.now });
  const slot = evaluate(claim, [...sheet.seated, ...blocked]);
  if (slot.ok) return takeSeat(tx, deps, party, { sheet, offer: slot.offer, isLocked: true });
  if (slot.reason === 'not-offered') return { outcome: { ok: false, reason: 'not-offered' } };
  // Cached, so that a standby that lags behind does not offer the seat again to a diner refused it.
  return { outcome: { ok: false, reason: 'taken' }, sheet };
}

/**
 * The first attempt uses the cached day sheet: the write itself verifies that the day is still at that version, that the
 * waitlist is empty and that nothing rules out the party. Later attempts, and days with expired holds, lock the day and
 * read it first.
 */
async function tryOnce(deps: EngineDeps, claim: Claim, { blocked, isFirst }: Attempt): Promise<ClaimOutcome> {
  const { party } = claim;
  const { replacedHoldId } = party;
  const day = dayOf(party);
  const sheet = deps.sheets.cached(day);
  const isComplete = replacedHoldId === null || sheet.seated.some(({ partyId }) => partyId === replacedHoldId);
  const isUsable = isFirst && isComplete && !hasOverdue(sheet.seated, party.now);
  const slot = isUsable ? evaluate(claim, sheet.seated) : null;
  const attempt = (tx: Kysely<BookingTables>) =>
    slot?.ok
      ? takeSeat(tx, deps, party, { sheet, offer: slot.offer, isLocked: false })
      : claimUnderLock(tx, deps, claim, blocked);
  // A hold is a single statement, which needs no transaction.
  const result =
    slot?.ok && party.kind === 'hold'
      ? await attempt(deps.db)
      : await deps.db.transaction().setIsolationLevel('read committed').execute(attempt);
  if (result.sheet) deps.sheets.cache(day, result.sheet);
  return result.outcome;
}

/** Takes a seat or returns the reason, retrying while concurrent writes conflict. */
async function claimUntilSettled(deps: EngineDeps, claim: Claim): Promise<ClaimOutcome> {
  const blocked: SeatedParty[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await tryOnce(deps, claim, { blocked, isFirst: tries === 0 });
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (error.usedKey) return { ok: false, reason: 'key-used' };
      if (error.seat) {
        const { tableIds } = error.seat;
        blocked.push({ startsAt: 0, endsAt: Infinity, covers: 0, tableIds, partyId: '', heldUntil: null });
      }
    }
  }
  return { ok: false, reason: 'taken' };
}

/** Takes a seat for a booking or a hold: availability is verified in the transaction that writes. */
export function claimSeat<Party extends NewParty>(
  deps: EngineDeps,
  claim: Claim<Party>,
): Promise<ClaimOutcome<Party['kind']>> {
  const { storeId, date } = dayOf(claim.party);
  const settle = () =>
    claimUntilSettled(deps, claim).catch(rollbackOutcome<PartyRefusals['booking']>) as Promise<
      ClaimOutcome<Party['kind']>
    >;
  return deps.guard === 'none' ? settle() : deps.mutex.runExclusive(`${storeId} ${date}`, settle);
}
