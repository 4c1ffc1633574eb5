import { sql } from 'kysely';
import { coversOf } from '../../../booking/contracts/covers.ts';
import { isEmail } from '../../../platform/database/same-email.ts';
import type { GuestContact } from '../../rules/office/guest-contact.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { bookingsWithStatus, statusOf } from '../parties.server.ts';
import { phoneEnd } from './guest-notes.server.ts';

const MOST_VISITS = 200;

/** Past and coming visits of a guest at these restaurants, newest first. */
export async function findVisits(
  db: DeskDb,
  { contact: { kind, value }, storeIds }: { contact: GuestContact; storeIds: readonly string[] },
) {
  const rows = await bookingsWithStatus(db)
    .select(['b.id', 'b.store_id as storeId', 'b.status', 's.steps'])
    .select(['service_date as date', 'service_time as time', 'starts_at as startsAt', 'reference'])
    .select(['adult_covers as adultCovers', 'child_covers as childCovers', 'email', 'phone_number as phone'])
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('b.store_id', 'in', storeIds)
    .where(kind === 'email' ? isEmail(value) : sql<boolean>`${phoneEnd} = ${value}`)
    .orderBy('starts_at', 'desc')
    .limit(MOST_VISITS)
    .execute();
  return rows.map(({ steps, status, firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    covers: coversOf(row),
    status: status === 'booked' ? statusOf(steps) : status,
  }));
}
export type GuestVisit = Awaited<ReturnType<typeof findVisits>>[number];

type Request = { email: string; by: Actor };

/** An act on an address, logged by the ids of its bookings. */
async function actOn({ db, clock }: DeskDeps, act: string, { email, by }: Request) {
  const rows = await db.selectFrom('bookings').select('id').where(isEmail(email)).execute();
  return { at: clock(), by, act, before: { bookings: rows.map(({ id }) => id) } };
}

/** Everything that is held about an address, in all rooms. */
export async function exportGuest(deps: DeskDeps, request: Request): Promise<object> {
  await logAct(deps.db, await actOn(deps, 'guest-exported', request));
  return deps.personalData.export(request.email);
}

/** Erases an address in all rooms, as its owner can; whether a table to come stays booked. */
export async function eraseGuest(deps: DeskDeps, request: Request): Promise<{ tablesToCome: boolean }> {
  const act = await actOn(deps, 'guest-erased', request);
  const stays = await deps.personalData.forget(request.email);
  await logAct(deps.db, act);
  return stays;
}
