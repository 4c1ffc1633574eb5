import { sql } from 'kysely';
import { type OpenDay, onDay } from '../../booking/engine/desk/on-day.server.ts';
import { releaseTables, removeParty, takeBack } from '../../booking/engine/desk/release-tables.server.ts';
import type { PartyStatus, PartyStep } from '../contracts/party-steps.ts';
import { freesTables, nextSteps, serviceDateAt } from '../rules/party-status.ts';
import type { DeskDb, DeskTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Actor, logAct } from './log-act.server.ts';
import { statusOf } from './parties.server.ts';

type Place = { storeId: string; bookingId: string };

/** Locks a party's status until the transaction ends, and reads it with the booking; undefined where there is none. */
export async function lockStatus(tx: DeskDb, { storeId, bookingId }: Place, at: Date) {
  await sql`
    insert into party_statuses (booking_id, store_id, changed_at)
    select id, store_id, ${at} from bookings where id = ${bookingId} and store_id = ${storeId}
    on conflict do nothing`.execute(tx);
  const status = await tx
    .selectFrom('party_statuses')
    .select('steps')
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();
  // Read once the status is locked: it may have gone to another day meanwhile.
  const booking = await tx
    .selectFrom('bookings')
    .select(['service_date as date', 'starts_at as startsAt', 'source'])
    .where('id', '=', bookingId)
    .where('store_id', '=', storeId)
    .where('booking_type', '=', 'booking')
    .where('status', '=', 'booked')
    .executeTakeFirst();
  return status && booking && { ...booking, ...status };
}

/** Says to the pages that show a day that it has changed, without slowing a booking. */
export async function bumpStatusDay(tx: DeskDb, { storeId, date }: { storeId: string; date: string }): Promise<void> {
  await sql`
    insert into status_days (store_id, service_date, version) values (${storeId}, ${date}, 1)
    on conflict (store_id, service_date) do update set version = status_days.version + 1`.execute(tx);
}

/** Writes what the door has done with a party, and moves the day's own counter. */
export async function writeSteps(
  tx: DeskDb,
  { storeId, bookingId, date, steps, at }: Place & { date: string; steps: PartyStep[]; at: Temporal.Instant },
): Promise<void> {
  const changed_at = new Date(at.epochMilliseconds);
  await tx
    .insertInto('party_statuses')
    .values({ booking_id: bookingId, store_id: storeId, steps, changed_at })
    .onConflict((conflict) => conflict.columns(['booking_id', 'store_id']).doUpdateSet({ steps, changed_at }))
    .execute();
  await bumpStatusDay(tx, { storeId, date });
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

/** Whether a walk-in was seated by mistake, when its only step is taken back. */
type Changed = { isMistake: boolean };

/** When a party that is seated again sat down. */
async function lastSeated(tx: DeskDb, { storeId, bookingId }: Place): Promise<Temporal.Instant | null> {
  const row = await tx
    .selectFrom('desk_log')
    .select('happened_at')
    .where('store_id', '=', storeId)
    .where('subject', '=', bookingId)
    .where(sql<boolean>`(act = 'walk-in' or before->>'status' = 'arrived' and after->>'status' = 'seated')`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? Temporal.Instant.fromEpochMilliseconds(row.happened_at.getTime()) : null;
}

async function changeStatus(tx: DeskDb, change: Change, at: Temporal.Instant): Promise<Changed | null> {
  const { storeId, bookingId, by } = change;
  const now = at.epochMilliseconds;
  const party = await lockStatus(tx, change, new Date(now));
  if (!party || party.date !== serviceDateAt(now)) return null;
  const steps = stepsAfter(party.steps, change, { startsAt: party.startsAt, now });
  if (!steps) return null;
  const after = { status: statusOf(steps) };
  const since = after.status === 'seated' && change.to === 'undo' ? await lastSeated(tx, change) : null;
  await writeSteps(tx, { storeId, bookingId, date: party.date, steps, at: since ?? at });
  await logAct(tx, { at, by, act: 'status', storeId, subject: bookingId, before: { status: change.from }, after });
  return { isMistake: party.source === 'walk-in' && steps.length === 0 };
}

async function changeWithTables(open: OpenDay, change: Change, at: Temporal.Instant): Promise<boolean> {
  const changed = await changeStatus(open.tx.withTables<DeskTables>(), change, at);
  if (!changed) return false;
  if (change.to !== 'undo') await releaseTables(open, change.bookingId);
  else if (changed.isMistake) await removeParty(open, change.bookingId);
  else await takeBack(open, change.bookingId);
  return true;
}

/**
 * Notes what the door has done with a party, or takes the last step back, during its service. Whoever leaves or doesn't
 * come frees the table. False where it can’t be, or has been done already: sent twice, it changes nothing.
 */
export async function setStatus(
  { db, clock, booking }: Pick<DeskDeps, 'db' | 'clock' | 'booking'>,
  change: Change,
): Promise<boolean> {
  const at = clock();
  const day = { storeId: change.storeId, date: serviceDateAt(at.epochMilliseconds) };
  // An arrival neither waits for bookings nor delays them.
  if (freesTables(change)) return onDay(booking, day, (open) => changeWithTables(open, change, at));
  return db.transaction().execute(async (tx) => (await changeStatus(tx, change, at)) !== null);
}
