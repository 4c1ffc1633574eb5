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

type Days = { from: DayKey; to: DayKey };
type Act<Result> = (from: OpenDay, to: OpenDay) => Promise<Result>;

async function run<Result>(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { from, to }: Days,
  act: Act<Result>,
): Promise<Result> {
  const now = nowOf(deps);
  const open = async (day: DayKey): Promise<OpenDay> => ({
    ...{ tx, deps, day, now, isFreed: false },
    sheet: await lockServiceDay(tx, deps, day, { now }),
  });
  const openFrom = await open(from);
  const openTo = to.date === from.date ? openFrom : await open(to);
  const result = await act(openFrom, openTo);
  for (const { day, sheet, isFreed } of new Set([openFrom, openTo]))
    if (isFreed) await serveWaitlist(tx, deps, day, { sheet, now });
  return result;
}

/**
 * Runs acts of staff in one transaction with both days locked and read; serves the waitlist after them. Where they are
 * the same day, it's opened once. A `Rollback` undoes them all and is the outcome. Don't nest: the days are locked within
 * the process too.
 */
export async function onDays<Result>(deps: EngineDeps, days: Days, act: Act<Result>): Promise<Result> {
  const work = (tx: Kysely<BookingTables>) => run(tx, deps, days, act);
  for (let tries = 1; ; tries += 1) {
    try {
      return await (deps.guard === 'none'
        ? deps.db.transaction().setIsolationLevel('read committed').execute(work)
        : withLockedDays(deps, [days.from, days.to], work)
      ).catch(toWriteConflict(null));
    } catch (error) {
      if (error instanceof WriteConflict && tries < MOST_TRIES) continue;
      return rollbackOutcome(error) as Result;
    }
  }
}

/** `onDays` for a single day. */
export const onDay = <Result>(
  deps: EngineDeps,
  day: DayKey,
  act: (open: OpenDay) => Promise<Result>,
): Promise<Result> => onDays(deps, { from: day, to: day }, act);

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
