import { DaySheets } from '../../../src/booking/engine/day/day-sheets.server.ts';
import { type SeatedParty, seatedNow } from '../../../src/booking/rules/seating/seating.ts';
import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database/database.ts';
import { primaryReads } from '../../../src/platform/database/reads.ts';
import type { ModelRestaurant } from './model-restaurant.ts';

const readSheets = (seated: readonly SeatedParty[]) =>
  seated
    .map(({ partyId, startsAt, endsAt, covers, tableIds, heldUntil }) =>
      [partyId, startsAt, endsAt, covers, ...[...tableIds].sort(), heldUntil].join(' '),
    )
    .sort()
    .join('\n');

/**
 * What every process has in memory agrees with a fresh read, wherever its version is the database's; and one of them,
 * another each time, is asked who is at table.
 */
export async function sheetsAgree(
  restaurant: ModelRestaurant,
  { db }: Connection<BookingTables>,
  batch: number,
): Promise<string[]> {
  const days = [...restaurant.state.versions.keys()].map((date) => ({ storeId: restaurant.storeId, date }));
  if (days.length === 0) return [];
  // At the beginning of time no hold has run out: the sheets as stored.
  const whole = await new DaySheets(db, primaryReads(db)).read(days, 0);
  const { state, instances, now } = restaurant;
  const wrong = instances.flatMap(({ engine }, number) =>
    days
      .filter((day, index) => {
        const cached = engine.sheets.cached(day);
        return (
          cached.version === state.versions.get(day.date) &&
          readSheets(cached.seated) !== readSheets(whole[index] ?? [])
        );
      })
      .map(({ date }) => `process ${number} has a wrong sheet cached of ${date}`),
  );
  const reader = batch % instances.length;
  const read = (await instances[reader]?.engine.sheets.read(days, now)) ?? [];
  const misread = days.filter(
    (_, index) => readSheets(read[index] ?? []) !== readSheets(seatedNow(whole[index] ?? [], now)),
  );
  return [...wrong, ...misread.map(({ date }) => `process ${reader} misreads ${date}`)];
}
