import { DaySheets } from '../../../src/booking/desk/day-sheets.server.ts';
import { atTable, type SeatedParty } from '../../../src/booking/seating.ts';
import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database.ts';
import type { House } from './house.ts';

const told = (seated: readonly SeatedParty[]) =>
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
export async function sheetsAgree(house: House, { db }: Connection<BookingTables>, turn: number): Promise<string[]> {
  const days = [...house.books.versions.keys()].map((date) => ({ storeId: house.storeId, date }));
  if (days.length === 0) return [];
  // At the beginning of time no hold has run out: the sheets as they are kept.
  const whole = await new DaySheets(db).read(days, 0);
  const { books, instances, now } = house;
  const wrong = instances.flatMap(({ desk }, number) =>
    days
      .filter((day, index) => {
        const kept = desk.sheets.kept(day);
        return kept.version === books.versions.get(day.date) && told(kept.seated) !== told(whole[index] ?? []);
      })
      .map(({ date }) => `process ${number} keeps a wrong sheet of ${date}`),
  );
  const asked = turn % instances.length;
  const read = (await instances[asked]?.desk.sheets.read(days, now)) ?? [];
  const misread = days.filter((_, index) => told(read[index] ?? []) !== told(atTable(whole[index] ?? [], now)));
  return [...wrong, ...misread.map(({ date }) => `process ${asked} misreads ${date}`)];
}
