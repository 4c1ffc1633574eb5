import type { Kysely } from 'kysely';
import type { TableRequest } from '../contracts/booking.ts';
import { bookingStatus } from '../contracts/constants.ts';
import type { Held, HoldAnswer } from '../contracts/holds.ts';
import { canBeLonger, extendedEnd, type HoldTimes, holdEnd } from '../rules/hold-times.ts';
import { seatedNow } from '../rules/seating/seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { claimSeat } from './claim.server.ts';
import type { DayKey } from './day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from './day/locked-days.server.ts';
import { serveWaitlist } from './day/serve-waitlist.server.ts';
import type { EligibleRequest } from './idempotency.server.ts';
import { hashVisitor, type Visitor, type VisitorHashes } from './limits/visitor.server.ts';
import { holdIdOf, newHoldToken } from './reference.ts';

export type HoldCommand = EligibleRequest & {
  request: TableRequest;
  visitor: Visitor;
  /** The proof of work sent with the request, see workFor; 0 is none. */
  work: number;
};
export type HoldOutcome =
  | { ok: true; answer: HoldAnswer }
  | { ok: false; reason: 'not-offered' | 'more-work' }
  | { ok: false; reason: 'too-many'; seconds: number };
export type RenewOutcome = { ok: true; held: Omit<Held, 'holdToken'> } | { ok: false; reason: 'gone' | 'at-most' };

const NOT_HELD: HoldAnswer = { holdToken: null, expiresAt: null, bookingStatus: bookingStatus.slotTaken };
const MOST_RETRIES = 5;

const shownTimes = (times: HoldTimes, now: number): Omit<Held, 'holdToken'> => ({
  expiresAt: new Date(times.expiresAt).toISOString(),
  seconds: Math.floor((times.expiresAt - now) / 1000),
  canBeLonger: canBeLonger(times),
});

type Replacement = { visitor: VisitorHashes; replacedHoldId: string | null };

function newHold({ storeId, request, work }: HoldCommand, replacement: Replacement, now: number) {
  const holdToken = newHoldToken();
  const expiresAt = holdEnd(now);
  const hold = { id: holdIdOf(holdToken), storeId, request, work, waitlistId: null, expiresAt, now };
  return { holdToken, party: { kind: 'hold' as const, ...hold, ...replacement } };
}

/**
 * Holds a table for the request; nobody else is offered it until the hold is used, released or expired. A session has
 * one hold for a restaurant and date: another replaces it.
 */
export async function placeHold(deps: EngineDeps, command: HoldCommand): Promise<HoldOutcome> {
  const { restaurantWithMenus, occasion } = command;
  const visitor = hashVisitor(deps.tokenSecret, command.visitor);
  let replacedHoldId: string | null = null;
  // The first attempt reveals a hold to replace; more are needed only when the session makes several requests at once.
  for (let tries = 0; tries <= MOST_RETRIES; tries += 1) {
    const { holdToken, party } = newHold(command, { visitor, replacedHoldId }, nowOf(deps));
    const outcome = await claimSeat(deps, { party, restaurantWithMenus, occasion });
    if (outcome.ok) {
      const times = { madeAt: party.now, expiresAt: party.expiresAt };
      return { ok: true, answer: { holdToken, ...shownTimes(times, nowOf(deps)) } };
    }
    switch (outcome.reason) {
      case 'another-replaced':
        replacedHoldId = outcome.replaced;
        break;
      case 'taken':
      case 'key-used':
        return { ok: true, answer: NOT_HELD };
      case 'not-offered':
        return { ok: false, reason: 'not-offered' };
      default:
        return outcome;
    }
  }
  return { ok: true, answer: NOT_HELD };
}

/** Runs the work with the hold's day locked; null when there is no such hold. */
async function withHoldDay<Result>(
  deps: EngineDeps,
  token: string,
  work: (tx: Kysely<BookingTables>, hold: { id: string; day: DayKey; now: number }) => Promise<Result>,
): Promise<Result | null> {
  const id = holdIdOf(token);
  const day = await deps.db
    .selectFrom('holds')
    .select(['store_id as storeId', 'service_date as date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!day) return null;
  return withLockedDays(deps, [day], (tx) => work(tx, { id, day, now: nowOf(deps) }));
}

/** Extends the hold in its last minute, within the limits of rules/hold-times.ts; earlier calls change nothing. */
export async function renewHold(deps: EngineDeps, token: string): Promise<RenewOutcome> {
  const outcome = await withHoldDay<RenewOutcome>(deps, token, async (tx, { id, day, now }) => {
    await lockServiceDay(tx, deps, day, { now });
    const hold = await tx
      .selectFrom('holds')
      .select(['created_at', 'expires_at', 'waitlist_id'])
      .where('id', '=', id)
      .where('store_id', '=', day.storeId)
      .executeTakeFirst();
    if (!hold || hold.waitlist_id) return { ok: false, reason: 'gone' };
    const current = { madeAt: hold.created_at.getTime(), expiresAt: hold.expires_at.getTime() };
    if (!canBeLonger(current)) return { ok: false, reason: 'at-most' };
    const extended = { ...current, expiresAt: extendedEnd(current, now) };
    if (extended.expiresAt > current.expiresAt) {
      const expiresAt = new Date(extended.expiresAt);
      await tx
        .updateTable('holds')
        .set({ expires_at: expiresAt, renewed: true })
        .where('id', '=', id)
        .where('store_id', '=', day.storeId)
        .execute();
      await bumpDayVersion(tx, day);
    }
    return { ok: true, held: shownTimes(extended, now) };
  });
  return outcome ?? { ok: false, reason: 'gone' };
}

/** Releases the hold; the table is offered to the waitlist in the same transaction. */
export async function releaseHold(deps: EngineDeps, token: string): Promise<void> {
  await withHoldDay(deps, token, async (tx, { id, day, now }) => {
    const sheet = await lockServiceDay(tx, deps, day, { now });
    // Waitlist offers are released by leaving the waitlist.
    const { numDeletedRows } = await tx
      .deleteFrom('holds')
      .where('id', '=', id)
      .where('store_id', '=', day.storeId)
      .where('waitlist_id', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const version = await bumpDayVersion(tx, day);
    await serveWaitlist(tx, deps, day, { sheet: { version, seated: seatedNow(sheet.seated, now, id) }, now });
  });
}
