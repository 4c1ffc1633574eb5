import type { Menu } from '../../menus/contract.ts';
import { formatPrice } from '../../menus/price.ts';
import type { Restaurant } from '../../restaurants/contract.ts';
import type { ChosenUpsell } from '../tables.server.ts';
import { longDate, partyInWords, type Seating, timeInWords } from './seating-words.ts';

/** `before` is what stood there until a change. */
export type TicketLine = { label: string; value: string; before?: string };

type Blank = { label: string; value: string | undefined };
const withValues = (lines: readonly Blank[]) => lines.filter((line): line is TicketLine => Boolean(line.value));
const nameOf = (items: readonly { id: string; name: string }[], id: string | null) =>
  items.find((item) => item.id === id)?.name;

/** Where, when, how many and what, as the lines of an order ticket. */
export function seatingLines(
  seating: Seating,
  { place, menus }: { place: Restaurant; menus: readonly Menu[] },
): TicketLine[] {
  return withValues([
    { label: 'Where', value: place.title },
    { label: 'Day', value: longDate(seating.date) },
    { label: 'Time', value: timeInWords(seating) },
    { label: 'Party', value: partyInWords(seating) },
    { label: 'Occasion', value: nameOf(place.booking.occasions, seating.occasionId) },
    { label: 'Menu', value: nameOf(menus, seating.menuId) },
    { label: 'Area', value: nameOf(place.booking.areas, seating.areaId) },
  ]);
}

/** What was laid on the table with the booking, each with its price that day, and what they come to. */
export function extrasLines(upsells: readonly ChosenUpsell[]): TicketLine[] {
  if (upsells.length === 0) return [];
  const total = upsells.reduce((sum, { price }) => sum + price, 0);
  return [
    { label: 'Extras', value: upsells.map(({ name, price }) => `${name}, ${formatPrice(price)}`).join('\n') },
    { label: 'Extras in all', value: formatPrice(total) },
  ];
}

/** The lines as they are now, each that has changed with what stood there before. */
export function changedLines(now: readonly TicketLine[], then: readonly TicketLine[]): TicketLine[] {
  const before = new Map(then.map(({ label, value }) => [label, value]));
  const kept = now.map((line) => {
    const earlier = before.get(line.label);
    return earlier === line.value ? line : { ...line, before: earlier ?? 'no preference' };
  });
  const labels = new Set(now.map(({ label }) => label));
  const gone = then.filter(({ label }) => !labels.has(label));
  return [...kept, ...gone.map(({ label, value }) => ({ label, value: 'No preference', before: value }))];
}

/** Lines of plain text with the values in one column. */
export function ticketText(lines: readonly TicketLine[]): string {
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2;
  const indent = (text: string) => text.replaceAll('\n', `\n${' '.repeat(width)}`);
  return lines
    .map(({ label, value, before }) => label.padEnd(width) + indent(before ? `${value}\nwas ${before}` : value))
    .join('\n');
}
