import { DaySheets } from '../../../src/booking/engine/day/day-sheets.server.ts';
import { type SeatedParty, seatedNow } from '../../../src/booking/rules/seating/seating.ts';
import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database/database.ts';
import { primaryReads } from '../../../src/platform/database/reads.ts';
import type { ModelRestaurant } from './model-restaurant.ts';

const readSheets = (parties: readonly SeatedParty[]) =>
  parties
    .map(({ partyId, startsAt, endsAt, covers, tableIds, heldUntil }) =>
      [partyId, startsAt, endsAt, covers, ...[...tableIds].sort(), heldUntil].join(' '),
    )
    .sort()
    .join('\n');

/**
 * Every process's cached day sheets agree with a fresh read, if their version is current; and one process, a different
 * one each time, reads them through its engine.
 */
export async function sheetsAgree(
  restaurant: ModelRestaurant,
  { db }: Connection<BookingTables>,
  batch: number,
): Promise<string[]> {
  const days = [...restaurant.state.versions.keys()].map((date) => ({ storeId: restaurant.storeId, date }));
  if (days.length === 0) return [];
  // At the epoch no hold has expired: the sheets as stored.
  const whole = await new DaySheets(db, primaryReads(db)).read(days, 0);
  const { state, instances, now } = restaurant;
  const wrong = instances.flatMap(({ engine }, number) =>
    days
      .filter((day, index) => {
        const sheet = engine.sheets.cached(day);
        return (
          sheet.version === state.versions.get(day.date) && readSheets(sheet.seated) !== readSheets(whole[index] ?? [])
        );
      })
      .map(({ date }) => `process ${number} has a wrong sheet cached of ${date}`),
  );
  const reader = batch % instances.length;
  const sheets = (await instances[reader]?.engine.sheets.read(days, now)) ?? [];
  const misread = days.filter(
    (_, index) => readSheets(sheets[index] ?? []) !== readSheets(seatedNow(whole[index] ?? [], now)),
  );
  return [...wrong, ...misread.map(({ date }) => `process ${reader} misreads ${date}`)];
}
