import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { addAtDoor } from '../../booking/engine/desk/door-list.server.ts';
import { type OpenDay, onDay } from '../../booking/engine/desk/on-day.server.ts';
import { releaseTables, removeParty, takeBack } from '../../booking/engine/desk/release-tables.server.ts';
import type { BookingSource } from '../../booking/tables.server.ts';
import type { PartyStatus, PartyStep } from '../contracts/party-steps.ts';
import { freesTables, nextSteps, serviceDateAt } from '../rules/party-status.ts';
import type { DeskTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Actor, logAct } from './log-act.server.ts';
import { statusOf } from './parties.server.ts';

type Tx = QueryExecutorProvider;
type Place = { storeId: string; bookingId: string };

/** Locks a party's status until the transaction ends, and reads it with the booking; undefined where there is none. */
export async function lockStatus(tx: Tx, { storeId, bookingId }: Place, at: Date) {
  const { rows: statuses } = await sql<{ steps: PartyStep[] }>`
    insert into party_statuses as s (booking_id, store_id, changed_at)
    select id, store_id, ${at} from bookings where id = ${bookingId} and store_id = ${storeId}
    on conflict (booking_id, store_id) do update set steps = s.steps
    returning steps`.execute(tx);
  // Read once the status is locked: it may have gone to another day meanwhile.
  const { rows: bookings } = await sql<{ date: string; startsAt: Date; source: BookingSource }>`
    select service_date as date, starts_at as "startsAt", source from bookings
    where id = ${bookingId} and store_id = ${storeId} and booking_type = 'booking' and status = 'booked'`.execute(tx);
  return bookings[0] && statuses[0] && { ...bookings[0], ...statuses[0] };
}

/** Says to the pages that show a day that it has changed, without slowing a booking. */
export async function bumpStatusDay(tx: Tx, { storeId, date }: { storeId: string; date: string }): Promise<void> {
  await sql`
    insert into status_days (store_id, service_date, version) values (${storeId}, ${date}, 1)
    on conflict (store_id, service_date) do update set version = status_days.version + 1`.execute(tx);
}

/** Writes what the door has done with a party, and moves the day's own counter. */
export async function writeSteps(
  tx: Tx,
  { storeId, bookingId, date, steps, at }: Place & { date: string; steps: PartyStep[]; at: Date },
): Promise<void> {
  await sql`
    insert into party_statuses (booking_id, store_id, steps, changed_at)
    values (${bookingId}, ${storeId}, ${steps}, ${at})
    on conflict (booking_id, store_id) do update
      set steps = excluded.steps, changed_at = excluded.changed_at`.execute(tx);
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
async function lastSeated(tx: Tx, { storeId, bookingId }: Place): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select happened_at as at from desk_log
    where store_id = ${storeId} and subject = ${bookingId}
      and (act = 'walk-in' or before->>'status' = 'arrived' and after->>'status' = 'seated')
    order by id desc limit 1`.execute(tx);
  return rows[0]?.at;
}

async function changeStatus(tx: Tx, change: Change, at: Temporal.Instant): Promise<Changed | null> {
  const { storeId, bookingId, by } = change;
  const now = at.epochMilliseconds;
  const party = await lockStatus(tx, change, new Date(now));
  if (!party || party.date !== serviceDateAt(now)) return null;
  const steps = stepsAfter(party.steps, change, { startsAt: party.startsAt, now });
  if (!steps) return null;
  const after = { status: statusOf(steps) };
  const since = after.status === 'seated' && change.to === 'undo' ? await lastSeated(tx, change) : undefined;
  await writeSteps(tx, { storeId, bookingId, date: party.date, steps, at: since ?? new Date(now) });
  await logAct(tx, { at, by, act: 'status', storeId, subject: bookingId, before: { status: change.from }, after });
  return { isMistake: party.source === 'walk-in' && steps.length === 0 };
}

/** Removes a walk-in seated by mistake, or returns it to the waiting list it came from. */
async function unseat(open: OpenDay, { storeId, bookingId }: Place): Promise<void> {
  const seated = await open.tx
    .withTables<DeskTables>()
    .selectFrom('desk_log')
    .select(sql<string | null>`after->>'waitingSince'`.as('since'))
    .where('store_id', '=', storeId)
    .where('subject', '=', bookingId)
    .where('act', '=', 'walk-in')
    .executeTakeFirst();
  const party = await removeParty(open, bookingId);
  if (!party || !seated?.since) return;
  const { last_name: name, phone_number: phone, adult_covers: covers } = party;
  await addAtDoor(open, { id: randomUUID(), name, phone, covers, since: new Date(seated.since) });
}

async function changeWithTables(open: OpenDay, change: Change, at: Temporal.Instant): Promise<boolean> {
  const changed = await changeStatus(open.tx, change, at);
  if (!changed) return false;
  if (change.to !== 'undo') await releaseTables(open, change.bookingId);
  else if (changed.isMistake) await unseat(open, change);
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
