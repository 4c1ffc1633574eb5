import { MINUTE_MS } from '../../../values/time/duration.ts';
import { londonInstant } from '../../../values/time/london-time.ts';
import { serviceMinute } from '../../../values/time/time-window.ts';
import { deskJob } from '../../contracts/desk-jobs.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { sittingsOn } from '../../rules/sittings.ts';
import type { DeskDb, DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

/** A sheet is mailed this long before its sitting, or within as long after its beginning where nothing ran before. */
const AHEAD_MS = 30 * MINUTE_MS;

export const readSheetMails = (db: DeskDb, storeId: string) =>
  db
    .selectFrom('sheet_mails')
    .select(['sitting', 'email'])
    .where('store_id', '=', storeId)
    .orderBy('sitting')
    .execute();

type Choice = { storeId: string; sittings: readonly string[]; email: string | null; by: Actor };

/** Sets before which sittings the sheet is mailed, and where to; null is the restaurant's own address. */
export async function setSheetMails(deps: DeskDeps, { storeId, sittings, email, by }: Choice): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = (await readSheetMails(tx, storeId)).map(({ sitting }) => sitting);
    await tx
      .deleteFrom('sheet_mails')
      .where('store_id', '=', storeId)
      .where('sitting', 'not in', ['', ...sittings])
      .execute();
    for (const sitting of sittings)
      await tx
        .insertInto('sheet_mails')
        .values({ store_id: storeId, sitting, email, sent_for: null })
        .onConflict((conflict) => conflict.columns(['store_id', 'sitting']).doUpdateSet({ email }))
        .execute();
    const states = { before: { sittings: before }, after: { sittings } };
    await logAct(tx, { at: deps.clock(), by, act: 'sheet-mails', storeId, ...states });
  });
}

type MailDeps = Pick<DeskDeps, 'db' | 'jobs' | 'clock' | 'restaurants'>;

/** Queues the sheets of sittings that are about to begin, each once. */
export async function mailSheets({ db, jobs, clock, restaurants }: MailDeps): Promise<void> {
  const now = clock().epochMilliseconds;
  const date = serviceDateAt(now);
  const wanted = await db
    .selectFrom('sheet_mails')
    .select(['store_id as storeId', 'sitting'])
    .where((is) => is.or([is('sent_for', 'is', null), is('sent_for', '<', date)]))
    .execute();
  for (const { storeId, sitting: name } of wanted) {
    const restaurant = restaurants().find((each) => each.storeId === storeId);
    const sitting = sittingsOn(restaurant?.booking.sittings ?? [], date).find((each) => each.name === name);
    if (!sitting) continue;
    const startsAt = londonInstant({ date, minutes: serviceMinute(sitting.firstSeating) });
    if (Math.abs(now - startsAt) > AHEAD_MS) continue;
    await db.transaction().execute(async (tx) => {
      const taken = await tx
        .updateTable('sheet_mails')
        .set({ sent_for: date })
        .where('store_id', '=', storeId)
        .where('sitting', '=', name)
        .where((is) => is.or([is('sent_for', 'is', null), is('sent_for', '<', date)]))
        .executeTakeFirst();
      if (taken.numUpdatedRows > 0n)
        await jobs.enqueue<DeskTables>(tx, [deskJob({ sheet: { storeId, sitting: name, date } })]);
    });
  }
}
