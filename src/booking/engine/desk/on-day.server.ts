import { type Kysely, sql } from 'kysely';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { SeatedParty } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';
import type { DayKey, DaySheet } from '../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import { lockServiceDay } from '../day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from '../day/locked-days.server.ts';
import { rollbackOutcome } from '../day/rollback.ts';
import { serveWaitlist } from '../day/serve-waitlist.server.ts';
import { toWriteConflict, WriteConflict } from '../day/write-conflict.ts';

/** A service day that is locked for an act of staff. Each act brings `sheet` up to date. */
export type OpenDay = {
  tx: Kysely<BookingTables>;
  deps: EngineDeps;
  day: DayKey;
  /** Epoch milliseconds. */
  now: number;
  sheet: DaySheet;
  /** Whether a table was freed: the waitlist is served once the act is done. */
  isFreed: boolean;
};

const MOST_TRIES = 30;

/** Staff seat and free tables by the minute that has begun (epoch ms). */
export const minuteOf = (ms: number) => ms - (ms % MINUTE_MS);

async function run<Result>(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  day: DayKey,
  act: (open: OpenDay) => Promise<Result>,
): Promise<Result> {
  const now = nowOf(deps);
  const open: OpenDay = { tx, deps, day, now, sheet: await lockServiceDay(tx, deps, day, { now }), isFreed: false };
  const result = await act(open);
  if (open.isFreed) await serveWaitlist(tx, deps, day, { sheet: open.sheet, now });
  return result;
}

/**
 * Runs acts of staff in one transaction with the day locked and read; serves the waitlist after them. A `Rollback` undoes
 * them all and is the outcome. Don't nest: the day is locked within the process too.
 */
export async function onDay<Result>(
  deps: EngineDeps,
  day: DayKey,
  act: (open: OpenDay) => Promise<Result>,
): Promise<Result> {
  const work = (tx: Kysely<BookingTables>) => run(tx, deps, day, act);
  for (let tries = 1; ; tries += 1) {
    try {
      return await (deps.guard === 'none'
        ? deps.db.transaction().setIsolationLevel('read committed').execute(work)
        : withLockedDays(deps, [day], work)
      ).catch(toWriteConflict(null));
    } catch (error) {
      if (error instanceof WriteConflict && tries < MOST_TRIES) continue;
      return rollbackOutcome(error) as Result;
    }
  }
}

/** Invalidates the day's cached sheets and puts the party, as it is now, in the place of what it had. */
export async function updateSheet(
  open: OpenDay,
  partyId: string,
  { party, isFreed }: { party: SeatedParty | null; isFreed: boolean },
): Promise<void> {
  const others = open.sheet.seated.filter((seated) => seated.partyId !== partyId);
  const version = await bumpDayVersion(open.tx, open.day);
  open.sheet = { version, seated: party ? [...others, party] : others };
  open.isFreed ||= isFreed;
}

/** Gives a booking its tables for the span, in place of any it had. */
export async function writeAllocations(
  { tx, day: { storeId } }: OpenDay,
  bookingId: string,
  { tableIds, startsAt, endsAt }: { tableIds: readonly string[]; startsAt: number; endsAt: number },
): Promise<void> {
  await tx
    .deleteFrom('table_allocations')
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', storeId)
    .execute();
  await sql`
    insert into table_allocations (booking_id, store_id, table_id, during, live)
    select ${bookingId}::uuid, ${storeId}, table_id, tstzrange(${new Date(startsAt)}, ${new Date(endsAt)}), true
    from unnest(${tableIds}::text[]) table_id`.execute(tx);
}
