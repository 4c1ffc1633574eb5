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

/** The restaurant's extras, each with its availability at that table. */
export function upsellsFor({ upsells }: BookingRules, table: BookedSlot): (Upsell & { available: boolean })[] {
  return upsells.map((upsell) => ({ ...upsell, available: isAvailable(upsell, table) }));
}

/**
 * The first extra a booking would lose by moving; undefined if none. The notice period counts again only for an
 * earlier day. An extra no longer sold is still honoured.
 */
export function upsellLostByMove(
  rules: BookingRules,
  { upsells, date }: { upsells: readonly ChosenUpsell[]; date: string },
  table: BookedSlot,
): ChosenUpsell | undefined {
  const inTime = table.date >= date ? { ...table, nowMs: Number.NEGATIVE_INFINITY } : table;
  const unavailable = upsellsFor(rules, inTime).filter(({ available }) => !available);
  return upsells.find(({ id }) => unavailable.some((extra) => extra.id === id));
}

/** The chosen extras at today's prices; null when one is unavailable. */
export function chooseUpsells(rules: BookingRules, ids: readonly string[], table: BookedSlot): ChosenUpsell[] | null {
  const available = upsellsFor(rules, table).filter((upsell) => upsell.available);
  const selection = [...new Set(ids)].map((id) => available.find((upsell) => upsell.id === id));
  if (selection.includes(undefined)) return null;
  return (selection as Upsell[]).map(({ id, name, price }) => ({ id, name, price }));
}
