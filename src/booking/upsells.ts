import type { BookingRules, Upsell } from '../restaurants/contract.ts';
import { weekdayOf } from '../restaurants/wall-time.ts';
import type { ChosenUpsell } from './tables.server.ts';

type Table = { occasionId: string; date: string; startsAt: number; nowMs: number };

function isAvailable(
  { occasionIds, days, noticeHours }: Upsell,
  { occasionId, date, startsAt, nowMs }: Table,
): boolean {
  if (occasionIds && !occasionIds.includes(occasionId)) return false;
  if (days && !days.includes(weekdayOf(date))) return false;
  return startsAt - nowMs >= noticeHours * 60 * 60_000;
}

/** The extras of the restaurant, each with whether it can be had at that table. */
export function upsellsFor({ upsells }: BookingRules, table: Table): (Upsell & { available: boolean })[] {
  return upsells.map((upsell) => ({ ...upsell, available: isAvailable(upsell, table) }));
}

/** The wanted extras at today's prices; null when one of them cannot be had. */
export function chooseUpsells(rules: BookingRules, ids: readonly string[], table: Table): ChosenUpsell[] | null {
  const available = upsellsFor(rules, table).filter((upsell) => upsell.available);
  const chosen = [...new Set(ids)].map((id) => available.find((upsell) => upsell.id === id));
  if (chosen.includes(undefined)) return null;
  return (chosen as Upsell[]).map(({ id, name, price }) => ({ id, name, price }));
}
