import { sql } from 'kysely';
import { addDays } from '../../../values/time/wall-time.ts';
import { type CoverSums, type Dates, YEAR_DAYS } from '../../rules/office/figures.ts';
import type { DeskDb } from '../../tables.server.ts';
import { bookingsWithStatus, COVERS, isNoShow } from '../parties.server.ts';

type Reading = Dates & { storeIds: readonly string[] };

const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${COVERS}) filter (where ${condition}), 0)::int`;

export type TimeFigures = CoverSums & { storeId: string; date: string; time: string };

const bookingsIn = (db: DeskDb, { storeIds, from, to }: Reading) =>
  bookingsWithStatus(db)
    .where('b.store_id', 'in', storeIds)
    .where('b.service_date', '>=', from)
    .where('b.service_date', '<=', to)
    .where('b.booking_type', '=', 'booking');

/** Covers by restaurant, date of service and time. Those of a party that didn't come are booked and absent. */
export const readCovers = (db: DeskDb, reading: Reading): Promise<TimeFigures[]> =>
  bookingsIn(db, reading)
    .select(['b.store_id as storeId', 'b.service_date as date', 'b.service_time as time'])
    .select([
      sumWhere(sql`b.status = 'booked' and b.source <> 'walk-in'`).as('booked'),
      sumWhere(sql`b.status = 'booked' and b.source = 'walk-in'`).as('walkedIn'),
      sumWhere(isNoShow).as('absent'),
      // A walk-in removed again was a mistake.
      sumWhere(sql`b.status = 'cancelled' and b.source <> 'walk-in'`).as('cancelled'),
    ])
    .groupBy(['b.store_id', 'b.service_date', 'b.service_time'])
    .orderBy('b.service_date')
    .orderBy(sql`min(b.starts_at)`)
    .execute();

/** Covers booked for each week: all, and those that were booked before a moment. */
const readBooked = (db: DeskDb, { before, ...reading }: Reading & { before: Date }) =>
  bookingsIn(db, reading)
    .select(sql<number>`(b.service_date - ${reading.from}::date) / 7`.as('week'))
    .select([sumWhere(sql`true`).as('booked'), sumWhere(sql`b.created_at <= ${before}`).as('bookedBefore')])
    .where('b.status', '=', 'booked')
    .where('b.source', '<>', 'walk-in')
    .groupBy(sql`week`)
    .execute();

/** Covers booked by now, beside those of the same weeks a year ago: booked by that moment, and in the end. */
export async function readForward(db: DeskDb, { storeIds, from, to }: Reading, now: Temporal.Instant) {
  const yearAgo = new Date(now.subtract({ hours: YEAR_DAYS * 24 }).epochMilliseconds);
  const lastYear = { storeIds, from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS), before: yearAgo };
  const present = await readBooked(db, { storeIds, from, to, before: new Date(now.epochMilliseconds) });
  return { present, past: await readBooked(db, lastYear) };
}

/** How many searches for each date found no table. */
export const readEmptySearches = (db: DeskDb, { storeIds, from, to }: Reading) =>
  db
    .selectFrom('empty_searches')
    .select(['service_date as date', sql<number>`sum(searches)::int`.as('searches')])
    .where('store_id', 'in', storeIds)
    .where('service_date', '>=', from)
    .where('service_date', '<=', to)
    .groupBy('service_date')
    .orderBy('service_date')
    .execute();
