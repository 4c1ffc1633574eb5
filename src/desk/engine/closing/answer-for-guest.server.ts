import type { QueryExecutorProvider } from 'kysely';
import { changeBooking } from '../../../booking/engine/change-booking.server.ts';
import { cancelClosedParty, moveElsewhere } from '../../../booking/engine/desk/closing/answer-closing.server.ts';
import { findClosedParty } from '../../../booking/engine/desk/closing/closed-party.server.ts';
import { releaseTable } from '../../../booking/engine/desk/closing/release-table.server.ts';
import { manageToken } from '../../../booking/engine/reference.ts';
import { seatingOf } from '../../../booking/rules/seating/seating-row.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Guest = { storeId: string; closingId: string; bookingId: string };
export type GuestAnswer =
  | { act: 'move'; to: string }
  | { act: 'change'; date: string; time: string }
  | { act: 'cancel' };

const ANSWERED = 'They’ve chosen already. Here’s how it stands.';
const GONE = 'That table has just gone.';
const NOT_FREE = 'There’s no table for them then. Try another time.';

async function change(deps: DeskDeps, guest: Guest, seat: { date: string; time: string }): Promise<string | null> {
  const found = await findClosedParty(deps.booking.db, guest);
  if (!found?.booking.menu_id) return ANSWERED;
  const request = { ...seatingOf(found.booking), ...seat, menuId: found.booking.menu_id };
  const token = manageToken(deps.tokenSecret, found.booking.id);
  const outcome = await changeBooking(deps.booking, { manageToken: token, request });
  if (!outcome.ok) return outcome.reason === 'slot-taken' || outcome.reason === 'refused' ? NOT_FREE : ANSWERED;
  const { hold_id: holdId, offered_store_id: storeId, service_date: date } = found.party;
  await releaseTable(deps.booking, { holdId, storeId, date });
  return null;
}

/** Chooses for a guest who has rung. Returns why it wasn't possible, in words; null once it is done. */
export async function answerForGuest(
  deps: DeskDeps,
  guest: Guest,
  answer: GuestAnswer,
  by: Actor,
): Promise<string | null> {
  const { storeId, bookingId } = guest;
  const note = (tx: QueryExecutorProvider) =>
    logAct(tx, { at: deps.clock(), by, act: `guest-${answer.act}`, storeId, subject: bookingId });
  if (answer.act === 'change') {
    const problem = await change(deps, guest, answer);
    if (problem === null) await note(deps.db);
    return problem;
  }
  const [to = '', time = ''] = answer.act === 'move' ? answer.to.split(' ') : [];
  const outcome =
    answer.act === 'move'
      ? await moveElsewhere(deps.booking, guest, { storeId: to, time }, note)
      : await cancelClosedParty(deps.booking, guest, note);
  if (outcome.ok) return null;
  return outcome.reason === 'taken' ? GONE : ANSWERED;
}
