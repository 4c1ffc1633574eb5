import type { CreateAnswer } from '../../contracts/booking.ts';
import { SHOW_CHILD_COVERS } from '../../contracts/constants.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { ANY_AREA } from '../../rules/booking-text.ts';
import { needsFor, needsLines } from '../../rules/needs.ts';
import { nameById, type OpenTicketLine, ticketLines, waitingLines } from '../../rules/ticket.ts';

/** The order so far: its lines, extras priced in pence, the words at its foot, and a stamp once it's sent. */
export type JourneyTicket = {
  lines: OpenTicketLine[];
  extras: { name: string; price: number }[];
  /** Name for screen readers. */
  title: string;
  /** Null for the brand's own, '' for none. */
  foot: string | null;
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
  | 'voucher'
>;

/** Leaves out a menu that's still to be chosen, and "any area". */
const isWorthALine = ({ label, value }: OpenTicketLine) =>
  label !== 'Menu' && label !== 'Area' ? true : value !== null && value !== ANY_AREA;

function journeyLines(choices: Chosen): OpenTicketLine[] {
  const { selectedBookingDate: date, selectedBookingTime: time, selectedOccasion, restaurant, adultCovers } = choices;
  const hasTimes = choices.step >= 2;
  const isEvent = choices.bookingType === 'event';
  const childCovers = SHOW_CHILD_COVERS || isEvent ? choices.childCovers : 0;
  const voucher = choices.voucher ? [{ label: 'Voucher', value: choices.voucher.title }] : [];
  const lines = ticketLines({
    title: restaurant?.title ?? null,
    occasionName: nameById(choices.occasions, selectedOccasion),
    party: selectedOccasion ? { adultCovers, childCovers } : null,
    date,
    time: hasTimes ? time : null,
    menuName: hasTimes ? nameById(choices.restaurantMenus, choices.selectedMenu) : null,
    areaName: hasTimes ? nameById(choices.restaurantAreas, choices.selectedArea) : null,
    isEvent,
  });
  return [...lines.filter(isWorthALine), ...voucher];
}

const stamps = { 1: 'Booked', 2: 'Requested', 3: 'Requested', 9: null } satisfies Record<
  CreateAnswer['bookingStatus'],
  unknown
>;

function footFor({ bookingType, cardGuarantee, step }: JourneyState): string | null {
  if (bookingType !== 'booking') return 'No table is held until the restaurant says yes.';
  if (step < 3) return '';
  return cardGuarantee && 'We won’t charge your card today.';
}

/** The ticket of a party that is on the waitlist or joining it. */
function waitingTicket(state: JourneyState, time: string): JourneyTicket {
  const lines = journeyLines({ ...state, selectedBookingTime: time });
  return {
    lines: [
      ...waitingLines(lines, state.waitlistWindow ?? { from: time, to: time }),
      ...needsLines(needsFor(state, state.needs)),
    ],
    extras: [],
    title: 'Waiting list',
    foot: 'Nothing’s booked until a table comes free and you take it.',
    stamp: state.waitlist ? 'Waiting' : null,
  };
}

export function ticketFor(state: JourneyState): JourneyTicket {
  if (state.waitlistFor) return waitingTicket(state, state.waitlistFor);
  const { confirmedStatus, bookingType, selectedUpsells } = state;
  const takesExtras = bookingType === 'booking' && state.step >= 2;
  const extras = takesExtras ? state.upsells.filter(({ id }) => selectedUpsells.includes(id)) : [];
  return {
    lines: [...journeyLines(state), ...needsLines(needsFor(state, state.needs))],
    extras: extras.map(({ name, price }) => ({ name, price })),
    title: bookingType === 'booking' ? 'Your table' : 'Your request',
    foot: footFor(state),
    stamp: confirmedStatus && stamps[confirmedStatus],
  };
}
