import type { BookingRules, Occasion } from '../../restaurants/contract.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../contracts/constants.ts';
import { areasFor, takesParty } from './occasions.ts';

/** The smallest and the largest party that can book online; null where no table seats one. */
export type CoversOnline = { fewestCovers: number; mostCovers: number };

const PARTIES = Array.from({ length: MAX_TABLE_BOOKING_COVERS }, (_, index) => index + 1);

/** For one occasion on a date: within its limits, and with a table or join in an open area. */
export function coversOnline(rules: BookingRules, occasion: Occasion, date: string): CoversOnline | null {
  const seated = PARTIES.filter(
    (covers) => takesParty(occasion, covers) && areasFor(rules, occasion, date, covers).length > 0,
  );
  const [fewestCovers, mostCovers] = [seated[0], seated.at(-1)];
  return fewestCovers === undefined || mostCovers === undefined ? null : { fewestCovers, mostCovers };
}

export function coversOfAll(each: readonly (CoversOnline | null)[]): CoversOnline | null {
  const seated = each.filter((covers) => covers !== null);
  if (seated.length === 0) return null;
  return {
    fewestCovers: Math.min(...seated.map(({ fewestCovers }) => fewestCovers)),
    mostCovers: Math.max(...seated.map(({ mostCovers }) => mostCovers)),
  };
}
