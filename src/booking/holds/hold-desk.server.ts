import type { Kysely } from 'kysely';
import { HOLD_MINUTES } from '../constants.ts';
import type { TableWish } from '../contract.ts';
import { type Claim, claimSeat } from '../desk/claim.server.ts';
import type { DayKey } from '../desk/day-sheets.server.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import type { Asked } from '../desk/idempotency.server.ts';
import { moveDay, onDays } from '../desk/on-days.server.ts';
import { takeDay } from '../desk/take-day.server.ts';
import { writeHold } from '../desk/write-hold.server.ts';
import { holdIdOf, newHoldToken } from '../reference.ts';
import { atTable } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';
import { serveLine } from '../waitlist/serve-line.server.ts';
import type { HoldAnswer } from './contract.ts';

export type HoldCommand = Asked & { wish: TableWish };
export type HoldOutcome = { ok: true; answer: HoldAnswer } | { ok: false; reason: 'not-offered' };
export type RenewOutcome = { ok: true; expiresAt: Date } | { ok: false; reason: 'gone' | 'renewed-before' };

const HOLD_MS = HOLD_MINUTES * 60_000;
const NOT_HELD: HoldAnswer = { holdToken: null, expiresAt: null, bookingStatus: 9 };

/** Holds a table for the wish; nobody else is offered it until the hold is used, released or over. */
export async function placeHold(deps: DeskDeps, { storeId, house, occasion, wish }: HoldCommand): Promise<HoldOutcome> {
  const claim: Claim<HoldAnswer> = {
    day: { storeId, date: wish.date },
    house,
    wish: { ...wish, occasion, covers: wish.adultCovers + wish.childCovers, menuIds: [wish.menuId] },
    full: NOT_HELD,
    async take(tx, { offer, day, now }) {
      const holdToken = newHoldToken();
      const id = holdIdOf(holdToken);
      const expiresAt = new Date(now + HOLD_MS);
      const hold = { id, storeId, wish, offer, expiresAt, waitlistId: null, now: new Date(now) };
      const version = await writeHold(tx, hold, day);
      const result = { holdToken, expiresAt: expiresAt.toISOString() };
      return { version, partyId: id, heldUntil: expiresAt.getTime(), result };
    },
  };
  const outcome = await claimSeat(deps, claim);
  return outcome.ok ? { ok: true, answer: outcome.result } : { ok: false, reason: 'not-offered' };
}

/** Takes the day a hold is on and works there; null when there is no such hold. */
async function onDayOf<Result>(
  deps: DeskDeps,
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
  return onDays(deps, [day], (tx) => work(tx, { id, day, now: nowOf(deps) }));
}

/** Eight more minutes from now, once. */
export async function renewHold(deps: DeskDeps, token: string): Promise<RenewOutcome> {
  const outcome = await onDayOf<RenewOutcome>(deps, token, async (tx, { id, day, now }) => {
    await takeDay(tx, deps, day, { now });
    const hold = await tx.selectFrom('holds').select('renewed').where('id', '=', id).executeTakeFirst();
    if (!hold) return { ok: false, reason: 'gone' };
    if (hold.renewed) return { ok: false, reason: 'renewed-before' };
    const expiresAt = new Date(now + HOLD_MS);
    await tx.updateTable('holds').set({ expires_at: expiresAt, renewed: true }).where('id', '=', id).execute();
    await moveDay(tx, day);
    return { ok: true, expiresAt };
  });
  return outcome ?? { ok: false, reason: 'gone' };
}

/** Gives the table back at once; whoever waits for it is served in the same moment. */
export async function releaseHold(deps: DeskDeps, token: string): Promise<void> {
  await onDayOf(deps, token, async (tx, { id, day, now }) => {
    const { sheet } = await takeDay(tx, deps, day, { now });
    // An offer of the waiting list is not the browser's to release.
    const { numDeletedRows } = await tx
      .deleteFrom('holds')
      .where('id', '=', id)
      .where('waitlist_id', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const version = await moveDay(tx, day);
    await serveLine(tx, deps, day, { sheet: { version, seated: atTable(sheet.seated, now, id) }, now });
  });
}
