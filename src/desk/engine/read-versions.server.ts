import { sql } from 'kysely';
import type { DeskDb } from '../tables.server.ts';

export type LiveDay = { storeId: string; date: string };
export type DayVersions = (day: LiveDay) => string;

const keyOf = ({ storeId, date }: LiveDay) => `${storeId} ${date}`;

/** What changes with every booking, table and status of these days. */
export async function readVersions(db: DeskDb, days: readonly LiveDay[]): Promise<DayVersions> {
  const storeIds = [...new Set(days.map(({ storeId }) => storeId))];
  const dates = [...new Set(days.map(({ date }) => date))];
  const rowsOf = (table: 'service_days' | 'status_days') =>
    db
      .selectFrom(table)
      .select(['store_id as storeId', 'service_date as date', 'version'])
      .where(sql<boolean>`store_id = any(${storeIds}::text[])`)
      .where(sql<boolean>`service_date = any(${dates}::date[])`)
      .execute();
  const [bookings, statuses] = await Promise.all([rowsOf('service_days'), rowsOf('status_days')]);
  const byDay = (rows: typeof bookings) => new Map(rows.map((row) => [keyOf(row), row.version]));
  const [ofBookings, ofStatuses] = [byDay(bookings), byDay(statuses)];
  return (day) => `${ofBookings.get(keyOf(day)) ?? 0}.${ofStatuses.get(keyOf(day)) ?? 0}`;
}
