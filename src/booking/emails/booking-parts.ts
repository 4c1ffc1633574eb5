import { untilWords } from '../../payments/guarantee-words.ts';
import { pounds } from '../../payments/pounds.ts';
import type { CardGuaranteeRow } from '../tables.server.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { button, type Part, phone, quietButton, terms, ticket, title, words } from './letter.ts';
import { seatingOf } from './seating-words.ts';
import { extrasLines, seatingLines, type TicketLine } from './ticket.ts';

const asked = (label: string, value: string): TicketLine[] => (value ? [{ label, value }] : []);

/** Where, when and how many, as it stands now. */
export const seatingNow = (facts: BookingFacts): TicketLine[] => seatingLines(seatingOf(facts.booking), facts);

/** The booking as an order ticket has it; `request` names what the diner wrote. */
export function bookingLines(facts: BookingFacts, { request = 'You asked', seating = seatingNow(facts) } = {}) {
  const { booking } = facts;
  return [...seating, ...extrasLines(booking.upsells), ...asked(request, booking.special_request)];
}

export const ownTicket = (facts: BookingFacts, lines = bookingLines(facts)): Part =>
  ticket({ title: 'Your reference', reference: facts.booking.reference, lines });

/** The address, and every way there. */
export const gettingHere = ({ place, pageUrl }: BookingFacts): Part[] => [
  title('Getting here'),
  words([place.title, ...place.address, place.postcode].join(', ')),
  ...place.gettingHere.map((way) => words(way)),
  words({ label: 'Opening hours, access and menus', href: pageUrl }),
];

export const directions = ({ directionsUrl }: BookingFacts): Part => button('Get directions', directionsUrl);

/** How the diner changes it alone, and the telephone for whatever a page cannot do. */
export const plansChanged = ({ place, manageUrl }: BookingFacts): Part[] => [
  title('Plans changed?'),
  words(
    'Earlier, later, one more chair or not at all: it takes a minute, and the table goes to someone hungry. ' +
      'The link is yours alone: whoever has it can change the booking.',
  ),
  quietButton('Change or cancel', manageUrl),
  words('Or call the restaurant on ', phone(place.phone), ' and give your reference.'),
];

function cancellingCosts({ guarantee, now }: Pick<BookingFacts, 'now'> & { guarantee: CardGuaranteeRow }): string {
  const amount = pounds(guarantee.amount_pence);
  const freeUntil = guarantee.free_until.getTime();
  return now < freeUntil
    ? `Changing or cancelling is free until ${untilWords(freeUntil)}. After that, cancelling costs ${amount} and ` +
        'changes are made by telephone only.'
    : `Cancelling costs ${amount} now, and changes are made by telephone only.`;
}

/** What the card stands good for, in exactly the words that were agreed to; nothing where no card was asked for. */
export function cardStandsGood({ guarantee, now }: BookingFacts): Part[] {
  if (guarantee?.status !== 'held') return [];
  return [
    title('Your card stands good'),
    words(`Nothing has been taken. ${cancellingCosts({ guarantee, now })} This is what you agreed to:`),
    terms(guarantee.wording),
  ];
}
