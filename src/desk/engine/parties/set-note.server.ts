import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type NewNote = { storeId: string; bookingId: string; note: string; seen: string; by: Actor };

/** Writes the team's note of a party; false where somebody has changed the one that was seen. */
export function setNote(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  { storeId, bookingId, note, seen, by }: NewNote,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const booking = await tx
      .selectFrom('bookings')
      .select('team_note')
      .where('id', '=', bookingId)
      .where('store_id', '=', storeId)
      .forUpdate()
      .executeTakeFirst();
    if (booking?.team_note === note) return true;
    if (booking?.team_note !== seen) return false;
    await tx
      .updateTable('bookings')
      .set({ team_note: note })
      .where('id', '=', bookingId)
      .where('store_id', '=', storeId)
      .execute();
    await logAct(tx, { at: clock(), by, act: note === '' ? 'note-removed' : 'note', storeId, subject: bookingId });
    return true;
  });
}
