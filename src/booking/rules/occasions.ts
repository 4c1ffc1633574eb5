import type { Menu } from '../../menus/contract.ts';
import type { BookingRules, Occasion } from '../../restaurants/contract.ts';
import { memoize } from '../../values/memoize.ts';
import { DAY_MINUTES, minutesOf, weekdayOf } from '../../values/time/wall-time.ts';
import { isAreaClosed } from './times/service-times.ts';

export type LinkGroup = Occasion['menuLinkGroup'];

/** An inclusive group keeps only the linked items, an exclusive one drops them; no group keeps all. */
export function linked<Item extends { id: string }>(group: LinkGroup, items: readonly Item[]): Item[] {
  return items.filter(({ id }) => group === null || group.ids.includes(id) === group.isInclusive);
}

export function runsOn(occasion: Occasion, date: string): boolean {
  const { startDate, endDate, days } = occasion;
  return (
    (!startDate || startDate <= date) && (!endDate || date <= endDate) && (!days || days.includes(weekdayOf(date)))
  );
}

export function occasionsOn(rules: BookingRules, date: string): Occasion[] {
  return rules.occasions.filter((occasion) => runsOn(occasion, date));
}

/** The smallest party that may book the occasion, whether or not a table seats it. */
export const smallestParty = ({ takesOne, minimumCovers }: Occasion) => (takesOne ? 1 : minimumCovers);

export function takesParty(occasion: Occasion, covers: number): boolean {
  return smallestParty(occasion) <= covers && covers <= occasion.maximumCovers;
}

/** The smallest party that must add a card on the date; null when none must. */
export function cardFromCovers(occasion: Occasion, date: string): number | null {
  return occasion.cardGuaranteeDates?.includes(date) ? 1 : (occasion.cardGuaranteeFromCovers ?? null);
}

export function needsCardGuarantee(occasion: Occasion, covers: number, date: string): boolean {
  const from = cardFromCovers(occasion, date);
  return from !== null && covers >= from;
}

/** The areas with a table for each party size. Cached by identity: rules are replaced, never changed. */
const seatedAreas = new WeakMap<BookingRules, Map<number, ReadonlySet<string | undefined>>>();

function areasSeating(rules: BookingRules, covers: number): ReadonlySet<string | undefined> {
  const bySize = seatedAreas.get(rules) ?? new Map<number, ReadonlySet<string | undefined>>();
  seatedAreas.set(rules, bySize);
  const cached = bySize.get(covers);
  if (cached) return cached;
  const fits = (seat: { minimumCovers: number; maximumCovers: number }) =>
    seat.minimumCovers <= covers && covers <= seat.maximumCovers;
  const byTable = new Map(rules.tables.map((table) => [table.id, table.areaId]));
  const seated = new Set([
    ...rules.tables.filter(fits).map((table) => table.areaId),
    ...rules.joins.filter(fits).map((join) => byTable.get(join.tableIds[0] as string)),
  ]);
  bySize.set(covers, seated);
  return seated;
}

/** Open areas the occasion may use that have a table for a party of this size. */
export function areasFor(rules: BookingRules, occasion: Occasion, date: string, covers: number) {
  const seated = areasSeating(rules, covers);
  return linked(occasion.areaLinkGroup, rules.areas).filter(
    (area) => seated.has(area.id) && !isAreaClosed(rules, date, area.id),
  );
}

/** First and last minute at which a menu is served, cached: a search reads them for each time and menu. */
const servingOf = memoize(({ servedFrom, servedUntil }: Menu) => {
  const from = servedFrom ? minutesOf(servedFrom) : 0;
  const until = servedUntil ? minutesOf(servedUntil) : Number.POSITIVE_INFINITY;
  return { from, until: until < from ? until + DAY_MINUTES : until };
});

/** Whether a menu is served at a wall minute of the service date, both ends included. */
export function isServedAt(menu: Menu, date: string, minutes: number): boolean {
  if (menu.servedDays && !menu.servedDays.includes(weekdayOf(date))) return false;
  const { from, until } = servingOf(menu);
  return from <= minutes && minutes <= until;
}

export function menusFor(menus: readonly Menu[], occasion: Occasion): Menu[] {
  return linked(
    occasion.menuLinkGroup,
    menus.filter((menu) => menu.bookable),
  );
}
