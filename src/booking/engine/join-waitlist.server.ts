import { type Kysely, sql } from 'kysely';
import { isWithin } from '../../values/time/time-window.ts';
import { waitlistMailJob } from '../contracts/mail-jobs.ts';
import type { WaitlistAnswer, WaitlistRequest } from '../contracts/waitlist.ts';
import { firstFree, seatRequestOf, serviceTimesFor } from '../rules/seating/availability.ts';
import { seatedNow } from '../rules/seating/seating.ts';
import type { ServiceTime } from '../rules/times/service-times.ts';
import { wantedTimes } from '../rules/when-full/wanted-times.ts';
import type { BookingTables, WaitlistEntryRow } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { lockServiceDay } from './day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from './day/locked-days.server.ts';
import { rollbackOutcome } from './day/rollback.ts';
import type { EligibleRequest } from './idempotency.server.ts';
import { enterAddress, type OverLimit } from './limits/enter-address.server.ts';
import { lockVisitor, type Visitor } from './limits/visitor.server.ts';
import {
  addEntry,
  existingEntry,
  existingEntryUnlocked,
  hasTooMany,
  type Joining,
  joiningOf,
} from './new-entry.server.ts';
import { positionOf, type Waiting } from './waitlist-entries.server.ts';

export type JoinOutcome =
  | { ok: true; answer: WaitlistAnswer }
  | { ok: false; reason: 'not-offered' | 'waits-elsewhere' | 'too-many-entries' }
  | { ok: false; reason: 'free'; time: string }
  | OverLimit;

const answerFor = async (db: Kysely<BookingTables>, entry: WaitlistEntryRow): Promise<WaitlistAnswer> => ({
  waitlistReference: entry.reference,
  position: await positionOf(db, entry),
});

/**
 * A person has one entry for a date: a new one replaces that at the same restaurant. False when the session waits at
 * another, whose day is not locked here.
 */
async function replacesOwn(tx: Kysely<BookingTables>, { store_id, service_date }: Waiting, joining: Joining) {
  const own = sql<boolean>`session_hash = ${joining.visitor.sessionHash}
    and person = mailbox_of(${joining.email}) and service_date = ${service_date}::date`;
  const elsewhere = await tx
    .selectFrom('waitlist_entries')
    .select('id')
    .where(own)
    .where('store_id', '<>', store_id)
    .where('status', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
  if (elsewhere) return false;
  await tx
    .updateTable('waitlist_entries')
    .set({ status: 'left' })
    .where(own)
    .where('store_id', '=', store_id)
    .where('status', '=', 'waiting')
    .execute();
  return true;
}

/** Null when the restaurant does not serve at that time. */
function wantedInstants(open: readonly ServiceTime[], { time, from = time, to = time }: WaitlistRequest) {
  const window = open.filter((slot) => isWithin({ from, to }, slot.time)).map(({ startsAt }) => startsAt);
  const startsAt = open.find((slot) => slot.time === time)?.startsAt;
  if (startsAt === undefined) return null;
  return {
    starts_at: new Date(startsAt),
    window_starts_at: new Date(Math.min(...window)),
    window_ends_at: new Date(Math.max(...window)),
  };
}

type JoinCommand = EligibleRequest & { request: WaitlistRequest; visitor: Visitor };

/** Null when the restaurant does not serve at that time. */
function wantedOf(command: JoinCommand, now: number): Waiting | null {
  const { storeId, restaurantWithMenus, request } = command;
  const instants = wantedInstants(serviceTimesFor(restaurantWithMenus, seatRequestOf(command), now), request);
  return instants && { store_id: storeId, service_date: request.date, ...instants };
}

/** The answer to a session that is waiting already. Ask before any check or limit, so that a repeated form passes. */
export async function existingPlace(deps: EngineDeps, command: JoinCommand): Promise<WaitlistAnswer | null> {
  const now = nowOf(deps);
  const wanted = wantedOf(command, now);
  const entry = wanted && (await existingEntryUnlocked(deps.db, wanted, { ...joiningOf(deps, command), now }));
  return entry ? answerFor(deps.db, entry) : null;
}

/**
 * Adds a waitlist entry for full times, under the lock of the day: a table that comes free at the same moment is either
 * seen here or offered to the entry. Idempotent for a session. Another session gets a separate entry even for an address
 * that is waiting already, so that the answer does not reveal it.
 */
export async function joinWaitlist(deps: EngineDeps, command: JoinCommand): Promise<JoinOutcome> {
  const { storeId, restaurantWithMenus, request } = command;
  const day = { storeId, date: request.date };
  const joining = joiningOf(deps, command);
  const join = async (tx: Kysely<BookingTables>): Promise<JoinOutcome> => {
    const now = nowOf(deps);
    const sheet = await lockServiceDay(tx, deps, day, { now });
    const wanted = wantedOf(command, now);
    if (!wanted) return { ok: false, reason: 'not-offered' };
    const existing = await existingEntry(tx, wanted, joining);
    if (existing) return { ok: true, answer: await answerFor(tx, existing) };
    const { time, from = time, to = time } = request;
    const seated = seatedNow(sheet.seated, now);
    const free = firstFree(restaurantWithMenus, seatRequestOf(command), wantedTimes({ time, from, to }), seated, now);
    if (free.ok) return { ok: false, reason: 'free', time: free.offer.time };
    if (free.reason === 'not-offered') return { ok: false, reason: 'not-offered' };
    if (await hasTooMany(tx, joining.visitor, now)) return { ok: false, reason: 'too-many-entries' };
    if (!(await replacesOwn(tx, wanted, joining))) return { ok: false, reason: 'waits-elsewhere' };
    const entry = await addEntry(tx, deps, { request, wanted, visitor: joining.visitor, now });
    await deps.jobs.enqueue(tx, [waitlistMailJob('waitlist-joined', entry.id)]);
    // Invalidates cached sheets of the day, so that every booking takes the lock.
    await bumpDayVersion(tx, day);
    return { ok: true, answer: await answerFor(tx, entry) };
  };
  const enter = async (tx: Kysely<BookingTables>) => {
    await enterAddress(tx, deps, { email: joining.email, books: false, now: nowOf(deps) });
    await lockVisitor(tx, joining.visitor);
  };
  return withLockedDays(deps, [day], join, enter).catch(rollbackOutcome<OverLimit>);
}
