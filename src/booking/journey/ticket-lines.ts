import { SHOW_CHILD_COVERS } from '../constants.ts';
import type { CreateAnswer } from '../contract.ts';
import type { JourneyState } from './journey-state.ts';
import { partyInWords, shortDay, timeInWords } from './journey-words.ts';

export type TicketLine = { label: string; value: string | null };
/** The order as it stands: what was chosen, extras with prices in pence, the words below and a stamp when it is sent. */
export type Ticket = {
  lines: TicketLine[];
  extras: { name: string; price: number }[];
  title: string;
  foot: string;
  stamp: string | null;
};

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
  | 'bookingType'
>;

const nameOf = (items: readonly { id: string; name: string }[], id: string | null) =>
  items.find((item) => item.id === id)?.name ?? null;

/** The order ticket as far as it is written: a line without a value is still to come. */
export function ticketLines(chosen: Chosen): TicketLine[] {
  const { selectedBookingDate: date, selectedBookingTime: time } = chosen;
  const reached = chosen.step >= 2;
  const isEvent = chosen.bookingType === 'event';
  const children = SHOW_CHILD_COVERS || isEvent ? chosen.childCovers : 0;
  const lines = [
    { label: 'Where', value: chosen.restaurant?.title ?? null },
    { label: 'For', value: nameOf(chosen.occasions, chosen.selectedOccasion) },
    { label: 'Party', value: chosen.selectedOccasion ? partyInWords(chosen.adultCovers, children) : null },
    { label: 'Day', value: date ? shortDay(date) : null },
    { label: 'Time', value: reached && date && time ? timeInWords(date, time) : null },
  ];
  if (isEvent) return lines;
  return [
    ...lines,
    { label: 'Menu', value: reached ? nameOf(chosen.restaurantMenus, chosen.selectedMenu) : null },
    { label: 'Area', value: areaInWords(chosen, reached) },
  ];
}

function areaInWords({ restaurantAreas, selectedArea, restaurantMenus }: Chosen, reached: boolean): string | null {
  if (!reached || restaurantMenus.length === 0) return null;
  return nameOf(restaurantAreas, selectedArea) ?? 'Wherever suits';
}

const stamps = { 1: 'Booked', 2: 'Asked', 3: 'Asked', 9: null } satisfies Record<
  CreateAnswer['bookingStatus'],
  unknown
>;

function footFor({ bookingType, cardGuarantee, step }: JourneyState): string {
  if (bookingType !== 'booking') return 'A request: no table is held until the restaurant says yes.';
  if (cardGuarantee && step === 3) return 'Nothing is taken from your card today.';
  return 'Nothing to pay until you have eaten.';
}

export function ticketFor(state: JourneyState): Ticket {
  const { confirmedStatus, bookingType, selectedUpsells } = state;
  const takesExtras = bookingType === 'booking' && state.step >= 2;
  const taken = takesExtras ? state.upsells.filter(({ id }) => selectedUpsells.includes(id)) : [];
  const order = bookingType === 'booking' ? 'Your order' : 'Your request';
  return {
    lines: ticketLines(state),
    extras: taken.map(({ name, price }) => ({ name, price })),
    title: confirmedStatus ? order : `${order} so far`,
    foot: footFor(state),
    stamp: confirmedStatus && stamps[confirmedStatus],
  };
}
