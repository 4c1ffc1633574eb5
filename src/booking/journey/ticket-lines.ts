import { SHOW_CHILD_COVERS } from '../constants.ts';
import type { JourneyState } from './journey-state.ts';
import { partyInWords, shortDay, timeInWords } from './journey-words.ts';

export type TicketLine = { label: string; value: string | null };

type Chosen = Pick<
  JourneyState,
  | 'step'
  | 'restaurant'
  | 'occasions'
  | 'selectedOccasion'
  | 'adultCovers'
  | 'childCovers'
  | 'selectedBookingDate'
  | 'restaurantMenus'
  | 'selectedMenu'
  | 'restaurantAreas'
  | 'selectedArea'
  | 'selectedBookingTime'
>;

const nameOf = (items: readonly { id: string; name: string }[], id: string | null) =>
  items.find((item) => item.id === id)?.name ?? null;

/** The order ticket as far as it is written: a line without a value is still to come. */
export function ticketLines(chosen: Chosen): TicketLine[] {
  const { selectedBookingDate: date, selectedBookingTime: time } = chosen;
  const reached = chosen.step >= 2;
  const children = SHOW_CHILD_COVERS ? chosen.childCovers : 0;
  return [
    { label: 'Where', value: chosen.restaurant?.title ?? null },
    { label: 'For', value: nameOf(chosen.occasions, chosen.selectedOccasion) },
    { label: 'Party', value: chosen.selectedOccasion ? partyInWords(chosen.adultCovers, children) : null },
    { label: 'Day', value: date ? shortDay(date) : null },
    { label: 'Time', value: reached && date && time ? timeInWords(date, time) : null },
    { label: 'Menu', value: reached ? nameOf(chosen.restaurantMenus, chosen.selectedMenu) : null },
    { label: 'Area', value: areaInWords(chosen, reached) },
  ];
}

function areaInWords({ restaurantAreas, selectedArea, restaurantMenus }: Chosen, reached: boolean): string | null {
  if (!reached || restaurantMenus.length === 0) return null;
  return nameOf(restaurantAreas, selectedArea) ?? 'Wherever suits';
}
