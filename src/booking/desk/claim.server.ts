import type { Kysely } from 'kysely';
import { type Answer, answerTo, type FreeOffer, type House, type Wish } from '../offer.ts';
import { atTable, hasOverdue, type SeatedParty } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { serveLine } from '../waitlist/serve-line.server.ts';
import { OwnClash, ownClash } from './clash.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';
import { type DeskDeps, nowOf } from './desk-deps.ts';
import type { DayState } from './move-on.server.ts';
import type { Earlier } from './service-day-lock.server.ts';
import { takeDay } from './take-day.server.ts';

/** Where a seat is taken, and the state of the day it was chosen from. */
export type SeatAt = { offer: FreeOffer; day: DayState; now: number };
/** `version` is the day's new one, null when the day has moved on and nothing was written; `heldUntil` as of a party. */
export type Taken<Result> = { version: number | null; partyId: string; heldUntil: number | null; result: Result };

/** A wish for a seat, and what taking it writes. */
export type Claim<Result> = {
  day: DayKey;
  house: House;
  wish: Wish & { time: string };
  /** The caller's own party on that day: not in its own way, and written away by `take`. */
  instead?: string | null;
  /** Under which key the answer is kept, if under any. */
  key?: string;
  take: (tx: Kysely<BookingTables>, at: SeatAt) => Promise<Taken<Result>>;
  /** What to answer when every such seat is taken, and how that is written down. */
  full: Result;
  noteFull?: (tx: Kysely<BookingTables>, now: number) => Promise<void>;
  /** What the key was answered before. */
  again?: (earlier: Earlier) => ClaimOutcome<Result>;
};
/** `not-offered`: no such time for such a party; a time that is merely full is answered by `full`. */
export type ClaimOutcome<Result> = { ok: true; result: Result } | { ok: false; reason: 'not-offered' | 'key-reused' };

type Try = { held: readonly SeatedParty[]; first: boolean };
type Done<Result> = { outcome: ClaimOutcome<Result>; sheet?: DaySheet };

const MOST_TRIES = 30;

/** What the rules say of the wanted time with these parties at table. */
function look<Result>({ house, wish, instead }: Claim<Result>, seated: readonly SeatedParty[], now: number): Answer {
  return answerTo(house, wish, atTable(seated, now, instead), now);
}

async function seat<Result>(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  claim: Claim<Result>,
  { sheet, offer, lineServed, now }: { sheet: DaySheet; offer: FreeOffer; lineServed: boolean; now: number },
): Promise<Done<Result>> {
  const day = { expected: sheet.version, guarded: deps.guard !== 'none', lineServed };
  const { version, partyId, heldUntil, result } = await claim.take(tx, { offer, day, now }).catch(ownClash(offer.seat));
  if (version === null) throw new OwnClash('the day moved on', null);
  const outcome = { ok: true as const, result };
  // Any other version is an unguarded write of somebody else that this sheet knows nothing of.
  if (version !== sheet.version + 1) return { outcome };
  const { startsAt, endsAt } = offer;
  const party = { startsAt, endsAt, covers: claim.wish.covers, tableIds: offer.seat.tableIds, partyId, heldUntil };
  const after = { version, seated: [...atTable(sheet.seated, 0, claim.instead), party] };
  const before = sheet.seated.find((one) => one.partyId === claim.instead);
  // With no line there is nobody to serve; what was held and not kept goes to whoever waits for it.
  if (!lineServed || !before || keepsAll(before, party)) return { outcome, sheet: after };
  return { outcome, sheet: await serveLine(tx, deps, claim.day, { sheet: after, now }) };
}

/** Whether a party has the same tables for the same time, and starts no fewer covers. */
const keepsAll = (before: SeatedParty, after: SeatedParty) =>
  before.startsAt === after.startsAt &&
  before.endsAt <= after.endsAt &&
  before.covers <= after.covers &&
  before.tableIds.every((id) => after.tableIds.includes(id));

/** Takes the day, reads it, looks again and takes the seat or says why not. */
async function claimUnderLock<Result>(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  claim: Claim<Result>,
  { held, now }: { held: readonly SeatedParty[]; now: number },
): Promise<Done<Result>> {
  const { sheet, earlier } = await takeDay(tx, deps, claim.day, { now, key: claim.key });
  if (earlier && claim.again) return { outcome: claim.again(earlier) };
  const found = look(claim, [...sheet.seated, ...held], now);
  if (found.ok) return seat(tx, deps, claim, { sheet, offer: found.offer, lineServed: true, now });
  if (found.reason === 'not-offered') return { outcome: { ok: false, reason: 'not-offered' } };
  await claim.noteFull?.(tx, now).catch(ownClash(null));
  return { outcome: { ok: true, result: claim.full } };
}

/**
 * The first try goes by the kept sheet: the write itself looks whether the day is still at that version and nobody waits
 * in line. Any other, and a day with holds to let go, is taken first and read under the lock.
 */
async function tryOnce<Result>(
  deps: DeskDeps,
  claim: Claim<Result>,
  { held, first }: Try,
): Promise<ClaimOutcome<Result>> {
  const now = nowOf(deps);
  const kept = deps.sheets.kept(claim.day);
  const knows = claim.instead == null || kept.seated.some(({ partyId }) => partyId === claim.instead);
  const hoped = first && knows && !hasOverdue(kept.seated, now) ? look(claim, kept.seated, now) : null;
  const { outcome, sheet } = await deps.db
    .transaction()
    .setIsolationLevel('read committed')
    .execute((tx) =>
      hoped?.ok
        ? seat(tx, deps, claim, { sheet: kept, offer: hoped.offer, lineServed: false, now })
        : claimUnderLock(tx, deps, claim, { held, now }),
    );
  if (sheet) deps.sheets.keep(claim.day, sheet);
  return outcome;
}

/** Takes a seat or says why not, trying again for as long as somebody else was quicker by a moment. */
async function claimUntilSettled<Result>(deps: DeskDeps, claim: Claim<Result>): Promise<ClaimOutcome<Result>> {
  const held: SeatedParty[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await tryOnce(deps, claim, { held, first: tries === 0 });
    } catch (error) {
      if (!(error instanceof OwnClash)) throw error;
      if (error.seat) {
        const { tableIds } = error.seat;
        held.push({ startsAt: 0, endsAt: Infinity, covers: 0, tableIds, partyId: '', heldUntil: null });
      }
    }
  }
  return { ok: true, result: claim.full };
}

/** Everything an offer promised holds in the transaction that keeps it, or it is not kept. */
export function claimSeat<Result>(deps: DeskDeps, claim: Claim<Result>): Promise<ClaimOutcome<Result>> {
  const settle = () => claimUntilSettled(deps, claim);
  return deps.guard === 'none' ? settle() : deps.turnstile.pass(`${claim.day.storeId} ${claim.day.date}`, settle);
}
