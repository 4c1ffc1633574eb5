import type { BookingRules } from '../../../restaurants/contract.ts';
import { freeSeat, type SeatedParty } from './seating.ts';

type Party = { covers: number; areaId: string | null; startsAt: number; endsAt: number };

/**
 * Tables for a party that no table or join seats: the largest free ones of one area until they do, of the area that
 * leaves the fewest seats empty. Null where there aren't enough.
 */
export function tablesTogether(
  rules: Pick<BookingRules, 'areas' | 'tables'>,
  { covers, areaId, ...span }: Party,
  seated: readonly SeatedParty[],
): string[] | null {
  const choices = rules.areas.flatMap(({ id }) => {
    if (areaId !== null && areaId !== id) return [];
    const free = rules.tables
      .filter((table) => table.areaId === id && freeSeat([{ ...table, tableIds: [table.id] }], seated, span))
      .sort((a, b) => b.maximumCovers - a.maximumCovers);
    const tableIds: string[] = [];
    let seats = 0;
    for (const table of free) {
      if (seats >= covers) break;
      tableIds.push(table.id);
      seats += table.maximumCovers;
    }
    return seats >= covers ? [{ tableIds, seats }] : [];
  });
  return choices.toSorted((a, b) => a.seats - b.seats)[0]?.tableIds ?? null;
}
