import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import type { Asked } from '../desk/idempotency.server.ts';
import { moveDay, onDays } from '../desk/on-days.server.ts';
import { takeDay } from '../desk/take-day.server.ts';
import { waitlistMailJob } from '../mail-jobs.ts';
import { answerTo, timesFor } from '../offer.ts';
import { newReference, tokenHash, waitlistToken } from '../reference.ts';
import { atTable } from '../seating.ts';
import type { BookingTables, WaitlistRow } from '../tables.server.ts';
import type { WaitlistAnswer, WaitlistRequest } from './contract.ts';
import { serveLine } from './serve-line.server.ts';

type PlaceRow = Selectable<WaitlistRow>;
export type JoinOutcome = { ok: true; answer: WaitlistAnswer } | { ok: false; reason: 'not-offered' | 'free' };

/** How many wait for the same time up to this one: 1 is the first in line. */
export async function positionOf(
  db: Kysely<BookingTables>,
  entry: Pick<PlaceRow, 'store_id' | 'service_date' | 'service_time' | 'place'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', entry.store_id)
    .where('service_date', '=', entry.service_date)
    .where('service_time', '=', entry.service_time)
    .where('status', '=', 'waiting')
    .where('place', '<=', entry.place)
    .executeTakeFirstOrThrow();
  return Math.max(1, count);
}

const placeOf = async (db: Kysely<BookingTables>, entry: PlaceRow): Promise<WaitlistAnswer> => ({
  waitlistReference: entry.reference,
  position: await positionOf(db, entry),
});

const inLine = (tx: Kysely<BookingTables>, storeId: string, { date, time, customer }: WaitlistRequest) =>
  tx
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('service_date', '=', date)
    .where('service_time', '=', time)
    .where(sql`lower(email)`, '=', customer.email.toLowerCase())
    .where('status', 'in', ['waiting', 'offered'])
    .executeTakeFirst();

async function add(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  { storeId, request, startsAt, now }: { storeId: string; request: WaitlistRequest; startsAt: number; now: number },
): Promise<PlaceRow> {
  const id = randomUUID();
  const { customer } = request;
  const entry = await tx
    .insertInto('waitlist_entries')
    .values({
      id,
      reference: newReference(),
      status: 'waiting',
      store_id: storeId,
      service_date: request.date,
      service_time: request.time,
      starts_at: new Date(startsAt),
      adult_covers: request.adultCovers,
      child_covers: request.childCovers,
      occasion_id: request.occasionId,
      menu_id: request.menuId,
      area_id: request.areaId,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone_number: customer.phoneNumber,
      notify_by: request.notifyBy,
      token_hash: tokenHash(waitlistToken(deps.tokenSecret, id)),
      created_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await deps.jobs.enqueue(tx, [waitlistMailJob('waitlist-joined', id)]);
  // From now on nobody takes a table of this day by a kept sheet alone.
  await moveDay(tx, { storeId, date: request.date });
  return entry;
}

/**
 * Puts someone in line for a full time, under the lock of the day: a table that comes free at the same moment is either
 * seen here or offered to them. The same person asking again keeps the place.
 */
export function joinWaitlist(
  deps: DeskDeps,
  { storeId, house, occasion, request }: Asked & { request: WaitlistRequest },
): Promise<JoinOutcome> {
  const day = { storeId, date: request.date };
  const covers = request.adultCovers + request.childCovers;
  return onDays<JoinOutcome>(deps, [day], async (tx) => {
    const now = nowOf(deps);
    const { sheet } = await takeDay(tx, deps, day, { now });
    const before = await inLine(tx, storeId, request);
    if (before) return { ok: true, answer: await placeOf(tx, before) };
    const wish = { ...request, occasion, covers, menuIds: [request.menuId] };
    const answer = answerTo(house, wish, atTable(sheet.seated, now), now);
    if (answer.ok) return { ok: false, reason: 'free' };
    const time = timesFor(house, wish, now).find((one) => one.time === request.time);
    if (answer.reason === 'not-offered' || !time) return { ok: false, reason: 'not-offered' };
    const entry = await add(tx, deps, { storeId, request, startsAt: time.startsAt, now });
    return { ok: true, answer: await placeOf(tx, entry) };
  });
}

export const findPlace = (db: Kysely<BookingTables>, token: string) =>
  db.selectFrom('waitlist_entries').selectAll().where('token_hash', '=', tokenHash(token)).executeTakeFirst();

/** Leaves the line; a table offered goes to the next. False when there was nothing to leave. */
export async function leaveWaitlist(deps: DeskDeps, token: string): Promise<boolean> {
  const found = await findPlace(deps.db, token);
  if (!found) return false;
  const day = { storeId: found.store_id, date: found.service_date };
  return onDays(deps, [day], async (tx) => {
    const now = nowOf(deps);
    await takeDay(tx, deps, day, { now });
    const { numUpdatedRows } = await tx
      .updateTable('waitlist_entries')
      .set({ status: 'left' })
      .where('id', '=', found.id)
      .where('status', 'in', ['waiting', 'offered'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const { numDeletedRows } = await tx.deleteFrom('holds').where('waitlist_id', '=', found.id).executeTakeFirst();
    if (numDeletedRows === 0n) return true;
    await moveDay(tx, day);
    const { sheet } = await takeDay(tx, deps, day, { now });
    await serveLine(tx, deps, day, { sheet, now });
    return true;
  });
}
