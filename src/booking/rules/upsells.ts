import type { BookingRules, Upsell } from '../../restaurants/contract.ts';
import { HOUR_MS } from '../../values/time/duration.ts';
import { weekdayOf } from '../../values/time/wall-time.ts';
import type { ChosenUpsell } from '../tables.server.ts';

type BookedSlot = { occasionId: string; date: string; startsAt: number; nowMs: number };

function isAvailable(
  { occasionIds, days, noticeHours }: Upsell,
  { occasionId, date, startsAt, nowMs }: BookedSlot,
): boolean {
  if (occasionIds && !occasionIds.includes(occasionId)) return false;
  if (days && !days.includes(weekdayOf(date))) return false;
  return startsAt - nowMs >= noticeHours * HOUR_MS;
}

/** The extras of the restaurant, each with whether it can be had at that table. */
export function upsellsFor({ upsells }: BookingRules, table: BookedSlot): (Upsell & { available: boolean })[] {
  return upsells.map((upsell) => ({ ...upsell, available: isAvailable(upsell, table) }));
}

/**
 * The extra of a booking that cannot be had at the table it would move to; undefined where all can. Notice counts anew only for
 * an earlier day: for any other it was ordered in time. One that is no longer offered was promised all the same.
 */
export function upsellLostByMove(
  rules: BookingRules,
  { upsells, date }: { upsells: readonly ChosenUpsell[]; date: string },
  table: BookedSlot,
): ChosenUpsell | undefined {
  const inTime = table.date >= date ? { ...table, nowMs: Number.NEGATIVE_INFINITY } : table;
  const lost = upsellsFor(rules, inTime).filter(({ available }) => !available);
  return upsells.find(({ id }) => lost.some((one) => one.id === id));
}

/** The wanted extras at today's prices; null when one of them cannot be had. */
export function chooseUpsells(rules: BookingRules, ids: readonly string[], table: BookedSlot): ChosenUpsell[] | null {
  const available = upsellsFor(rules, table).filter((upsell) => upsell.available);
  const chosen = [...new Set(ids)].map((id) => available.find((upsell) => upsell.id === id));
  if (chosen.includes(undefined)) return null;
  return (chosen as Upsell[]).map(({ id, name, price }) => ({ id, name, price }));
}
