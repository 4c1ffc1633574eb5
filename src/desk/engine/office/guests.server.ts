import { sql } from 'kysely';
import { isEmail } from '../../../platform/database/same-email.ts';
import type { PartyStatus } from '../../contracts/party-steps.ts';
import type { GuestContact } from '../../rules/office/guest-contact.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { bookingsWithStatus, COVERS, NAME } from '../parties.server.ts';
import { phoneEnd } from './guest-notes.server.ts';

const MOST_VISITS = 200;

/** Past and coming visits of a guest at these restaurants, newest first. */
export const findVisits = (
  db: DeskDb,
  { contact: { kind, value }, storeIds }: { contact: GuestContact; storeIds: readonly string[] },
) =>
  bookingsWithStatus(db)
    .select(['b.id', 'b.store_id as storeId', 'reference', 'email', 'phone_number as phone', 'needs'])
    .select(['service_date as date', 'service_time as time', 'starts_at as startsAt'])
    .select([NAME.as('name'), COVERS.as('covers')])
    .select(
      sql<PartyStatus | 'received' | 'cancelled'>`
        case b.status when 'booked' then coalesce(s.steps[cardinality(s.steps)], 'booked') else b.status end`.as(
        'status',
      ),
    )
    .where('b.store_id', 'in', storeIds)
    .where(kind === 'email' ? isEmail(value) : sql<boolean>`${phoneEnd} = ${value}`)
    .orderBy('starts_at', 'desc')
    .limit(MOST_VISITS)
    .execute();
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
