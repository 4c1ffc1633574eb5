import { type Kysely, sql } from 'kysely';
import { coversOf } from '../../../booking/contracts/covers.ts';
import type { BookingTables } from '../../../booking/tables.server.ts';
import { isEmail } from '../../../platform/database/same-email.ts';
import type { GuestContact } from '../../rules/office/guest-contact.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { bookingsWithStatus, statusOf } from '../parties.server.ts';
import { phoneEnd } from './guest-notes.server.ts';

const MOST_VISITS = 200;

/** Past and coming visits of a guest at these restaurants, newest first. */
export async function findVisits(
  db: Kysely<DeskTables>,
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

async function logOfGuest({ db, clock }: DeskDeps, act: string, bookings: string[], by: Actor): Promise<void> {
  await logAct(db, { at: clock(), by, act, before: { bookings } });
}

async function bookingsOf({ db }: DeskDeps, email: string): Promise<string[]> {
  const rows = await db.withTables<BookingTables>().selectFrom('bookings').select('id').where(isEmail(email)).execute();
  return rows.map(({ id }) => id);
}

/** Everything that is held about an address, in all rooms. */
export async function exportGuest(deps: DeskDeps, { email, by }: Request): Promise<object> {
  await logOfGuest(deps, 'guest-exported', await bookingsOf(deps, email), by);
  return deps.personalData.export(email);
}

/** Erases an address in all rooms, as its owner can; whether a table to come stays booked. */
export async function eraseGuest(deps: DeskDeps, { email, by }: Request): Promise<{ tablesToCome: boolean }> {
  const bookings = await bookingsOf(deps, email);
  const stays = await deps.personalData.forget(email);
  await logOfGuest(deps, 'guest-erased', bookings, by);
  return stays;
}
