import type { Menu } from '../../menus/contract.ts';
import type { Restaurant } from '../../restaurants/contract.ts';
import { formatPrice } from '../../values/money.ts';
import { formatDate } from '../../values/time/wall-time.ts';
import { EXTRAS_TOTAL } from '../rules/booking-text.ts';
import type { Seating } from '../rules/seating/seating-row.ts';
import { nameById, type TicketLine, ticketLines, writtenLines } from '../rules/ticket.ts';
import type { ChosenUpsell } from '../tables.server.ts';
import type { BookingFacts } from './booking-facts.server.ts';

export function seatingLines(
  seating: Seating,
  { restaurant, menus }: { restaurant: Restaurant; menus: readonly Menu[] },
): TicketLine[] {
  const { occasions, areas } = restaurant.booking;
  const lines = ticketLines(
    {
      title: restaurant.title,
      occasionName: nameById(occasions, seating.occasionId),
      party: seating,
      date: seating.date,
      time: seating.time,
      menuName: nameById(menus, seating.menuId),
      areaName: nameById(areas, seating.areaId),
      isEvent: seating.menuId === null,
    },
    formatDate,
  );
  return writtenLines(lines);
}

/** The diner's own words. */
export const requestLines = ({ booking }: Pick<BookingFacts, 'booking'>): TicketLine[] =>
  booking.special_request ? [{ label: 'Requests', value: booking.special_request }] : [];

/** Extras with their prices when booked, and the total. */
export function extrasLines(upsells: readonly ChosenUpsell[]): TicketLine[] {
  if (upsells.length === 0) return [];
  const total = upsells.reduce((sum, { price }) => sum + price, 0);
  return [
    { label: 'Extras', value: upsells.map(({ name, price }) => `${name}, ${formatPrice(price)}`).join('\n') },
    { label: EXTRAS_TOTAL, value: formatPrice(total) },
  ];
}
