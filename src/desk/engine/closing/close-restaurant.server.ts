import type { Kysely } from 'kysely';
import { closedMailJob } from '../../../booking/contracts/mail-jobs.ts';
import { nowOf } from '../../../booking/engine/day/engine-deps.ts';
import {
  closeDays,
  closeEachDay,
  markReopened,
  type NewClosing,
  openDays,
} from '../../../booking/engine/desk/closing/close-days.server.ts';
import { holdForParties } from '../../../booking/engine/desk/closing/hold-elsewhere.server.ts';
import type { BookingTables, ClosingRow } from '../../../booking/tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { readClosedParties } from './read-closings.server.ts';

type Tx = Kysely<BookingTables>;

const noting =
  (deps: DeskDeps, by: Actor, act: string, { id, store_id: storeId, first_date, last_date }: NewClosing) =>
  (tx: Tx, sent?: object) => {
    const after = { firstDate: first_date, lastDate: last_date, ...sent };
    return logAct(tx, { at: deps.clock(), by, act, storeId, subject: id, after });
  };

const jobFor =
  (kind: Parameters<typeof closedMailJob>[0], { id: closingId }: ClosingRow) =>
  ({ id: bookingId }: { id: string }) =>
    closedMailJob(kind, { closingId, bookingId });

/**
 * Closes the restaurant, on its page too, and holds a table elsewhere for each of its guests. False where one of the days
 * is closed already. Idempotent by the closing's id.
 */
export async function closeRestaurant(deps: DeskDeps, closing: NewClosing, by: Actor): Promise<boolean> {
  if (!(await closeDays(deps.booking, closing, noting(deps, by, 'restaurant-closed', closing)))) return false;
  await deps.followContent();
  await holdForParties(deps.booking, closing);
  return true;
}

/** Writes to all guests, once; first closes whatever of it was interrupted. */
export async function tellGuests(deps: DeskDeps, closing: ClosingRow, by: Actor): Promise<void> {
  const { booking: engine } = deps;
  await closeEachDay(engine, closing);
  await holdForParties(engine, closing);
  await engine.db.transaction().execute(async (tx: Tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('closings')
      .set({ told_at: new Date(nowOf(engine)) })
      .where('id', '=', closing.id)
      .where('told_at', 'is', null)
      .where('reopened_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const parties = await readClosedParties(tx, closing, nowOf(engine));
    const open = parties.filter(({ state }) => state === 'open');
    const mails = open.filter(({ byEmail }) => byEmail).map(jobFor('closed-choice', closing));
    const texts = open.filter(({ byText }) => byText).map(jobFor('closed-choice-sms', closing));
    await deps.jobs.enqueue(tx, [...mails, ...texts]);
    await noting(deps, by, 'closing-told', closing)(tx, { mails: mails.length, texts: texts.length });
  });
}

/** Opens the restaurant again. Guests who were written to and have not chosen keep their table, and hear of it. */
export async function reopenRestaurant(deps: DeskDeps, closing: ClosingRow, by: Actor): Promise<void> {
  await markReopened(deps.booking, closing, async (tx) => {
    const parties = closing.told_at ? await readClosedParties(tx, closing, deps.clock().epochMilliseconds) : [];
    const open = parties.filter(({ state }) => state === 'open');
    await deps.jobs.enqueue(tx, open.map(jobFor('closed-reopened', closing)));
    await noting(deps, by, 'restaurant-reopened', closing)(tx);
  });
  // Before the days are open, so that the waiting list is offered their tables.
  await deps.followContent();
  await openDays(deps.booking, closing);
}
