import { type Kysely, sql } from 'kysely';
import { CHARGEABLE_DAYS, settleGuarantee } from '../../../booking/engine/desk/settle-guarantee.server.ts';
import type { BookingTables } from '../../../booking/tables.server.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { bookingsWithStatus, COVERS, isNoShow, NAME, statusOf } from '../parties.server.ts';
import { lockStatus } from '../set-status.server.ts';

const wasCancelledLate = sql<boolean>`b.status = 'cancelled' and exists (
  select from booking_history h
  where h.booking_id = b.id and h.store_id = b.store_id and h.event = 'cancelled'
    and (h.detail->>'feePence')::integer > 0
)`;

/** The cards of no-shows and late cancellations of the last fortnight, newest first. */
export function readGuarantees({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>, storeId: string) {
  const since = addDays(serviceDateAt(clock().epochMilliseconds), -CHARGEABLE_DAYS);
  return bookingsWithStatus(db)
    .innerJoin('card_guarantees as g', (join) =>
      join.onRef('g.booking_id', '=', 'b.id').onRef('g.store_id', '=', 'b.store_id'),
    )
    .select(['b.id', 'b.reference', 'b.service_date as date', 'b.service_time as time'])
    .select([NAME.as('name'), COVERS.as('covers'), sql<boolean>`b.status = 'cancelled'`.as('wasCancelled')])
    .select(['g.status', 'g.amount_pence as pence', 'g.wording'])
    .where('b.store_id', '=', storeId)
    .where('b.service_date', '>=', since)
    .where(sql<boolean>`(g.status in ('due', 'charged', 'refused') or (${isNoShow}) or (${wasCancelledLate}))`)
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
    .execute();
}
export type DeskGuarantee = Awaited<ReturnType<typeof readGuarantees>>[number];

type Settlement = {
  storeId: string;
  bookingId: string;
  from: 'held' | 'refused' | 'due';
  act: 'charge' | 'waive';
  by: Actor;
};

/** Has the card of a no-show or late cancellation charged, or waives it; false where somebody else has just decided. */
export async function settle(deps: DeskDeps, { act, by, ...guarantee }: Settlement): Promise<boolean> {
  const { storeId, bookingId, from } = guarantee;
  const to = act === 'charge' ? 'due' : 'released';
  const at = deps.clock();
  return deps.booking.db.transaction().execute(async (tx: Kysely<BookingTables>) => {
    const party = from === 'held' && (await lockStatus(tx, guarantee, new Date(at.epochMilliseconds)));
    if (from === 'held' && (!party || statusOf(party.steps) !== 'no-show')) return false;
    const pence = await settleGuarantee(tx, deps.booking, { ...guarantee, to });
    if (pence === null) return false;
    const states = { before: { guarantee: from }, after: { guarantee: to, pence } };
    await logAct(tx, { at, by, act: `guarantee-${act}`, storeId, subject: bookingId, ...states });
    return true;
  });
}
