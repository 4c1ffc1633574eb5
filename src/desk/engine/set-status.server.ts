import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../booking/tables.server.ts';
import type { PartyStatus, PartyStep } from '../contracts/party-steps.ts';
import { nextSteps, serviceDateAt } from '../rules/party-status.ts';
import type { DeskTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Actor, logAct } from './log-act.server.ts';
import { statusOf } from './parties.server.ts';

type Tx = Kysely<DeskTables>;
type Place = { storeId: string; bookingId: string };

/** Locks a party's status until the transaction ends, and reads it with the booking; undefined where there is none. */
async function lockStatus(tx: Tx, { storeId, bookingId }: Place, at: Date) {
  const booking = await tx
    .withTables<BookingTables>()
    .selectFrom('bookings')
    .select(['service_date as date', 'starts_at as startsAt'])
    .where('id', '=', bookingId)
    .where('store_id', '=', storeId)
    .where('booking_type', '=', 'booking')
    .where('status', '=', 'booked')
    .executeTakeFirst();
  if (!booking) return undefined;
  await sql`
    insert into party_statuses (booking_id, store_id, changed_at) values (${bookingId}, ${storeId}, ${at})
    on conflict do nothing`.execute(tx);
  const { steps } = await tx
    .selectFrom('party_statuses')
    .select('steps')
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...booking, steps };
}

type Change = Place & {
  /** What the door saw: a status that somebody else has changed meanwhile stays. */
  from: PartyStatus;
  to: PartyStep | 'undo';
  by: Actor;
};

/** The steps after a change; null where it can't be made now. */
function stepsAfter(
  steps: readonly PartyStep[],
  { from, to }: Change,
  { startsAt, now }: { startsAt: Date; now: number },
) {
  const status = statusOf(steps);
  if (status !== from) return null;
  if (to === 'undo') return steps.length > 0 ? steps.slice(0, -1) : null;
  return nextSteps({ status, startsAt: startsAt.getTime() }, now).includes(to) ? [...steps, to] : null;
}

/**
 * Notes what the door has done with a party, or takes the last step back, during its service. False where it can't be, or
 * has been done already: sent twice, it changes nothing.
 */
export async function setStatus({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>, change: Change): Promise<boolean> {
  const { storeId, bookingId, by } = change;
  const at = clock();
  const now = at.epochMilliseconds;
  return db.transaction().execute(async (tx) => {
    const party = await lockStatus(tx, change, new Date(now));
    if (!party || party.date !== serviceDateAt(now)) return false;
    const steps = stepsAfter(party.steps, change, { startsAt: party.startsAt, now });
    if (!steps) return false;
    await tx
      .updateTable('party_statuses')
      .set({ steps, changed_at: new Date(now) })
      .where('booking_id', '=', bookingId)
      .where('store_id', '=', storeId)
      .execute();
    await sql`
      insert into status_days (store_id, service_date, version) values (${storeId}, ${party.date}, 1)
      on conflict (store_id, service_date) do update set version = status_days.version + 1`.execute(tx);
    const after = { status: statusOf(steps) };
    await logAct(tx, { at, by, act: 'status', storeId, subject: bookingId, before: { status: change.from }, after });
    return true;
  });
}
