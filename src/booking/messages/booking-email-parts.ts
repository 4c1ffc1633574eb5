import {
  buttonPart,
  type EmailContent,
  type EmailPart,
  linkPart,
  phoneLink,
  quotePart,
  textPart,
  ticketPart,
  titlePart,
} from '../../messages/email-content.ts';
import { factsText } from '../../messages/email-text.ts';
import { greetingName } from '../../messages/safe-text.ts';
import { cardHeldText, tableKeptText } from '../rules/booking-text.ts';
import { needsLines } from '../rules/needs.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import type { TicketLine } from '../rules/ticket.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { isChangedByPhone } from './cancellation-fee.ts';
import { extrasLines, requestLines, seatingLines } from './ticket-lines.ts';

type DinerEmail = Pick<EmailContent, 'subject' | 'parts' | 'structuredData'> & { headline: string; reason?: string };

const BOOKED_REASON = 'Someone booked a table with this e-mail address. Not you? Just reply and let us know.';

/** An e-mail to the diner about a booking or a request: a greeting, then the facts. */
export function dinerEmail(
  { booking, restaurant, facts }: BookingFacts,
  { headline, reason = BOOKED_REASON, ...rest }: DinerEmail,
): EmailContent {
  return {
    preview: `${factsText(facts)}. Reference ${booking.reference}.`,
    headline: `${headline}${greetingName(booking.first_name)}.`,
    facts,
    withPicture: true,
    answeredBy: restaurant.title,
    reason,
    ...rest,
  };
}

/** The current restaurant, day, time and party. */
export const currentSeatingLines = (facts: BookingFacts): TicketLine[] => seatingLines(seatingOf(facts.booking), facts);

export function bookingLines(facts: BookingFacts, seating = currentSeatingLines(facts)): TicketLine[] {
  const { booking } = facts;
  return [...seating, ...extrasLines(booking.upsells), ...needsLines(booking.needs), ...requestLines(facts)];
}

export const bookingTicket = (facts: BookingFacts, lines = bookingLines(facts)): EmailPart =>
  ticketPart({ title: 'Your reference', reference: facts.booking.reference, lines });

export const manageButton = ({ manageUrl }: BookingFacts): EmailPart => buttonPart('Manage your booking', manageUrl);

/** On arriving: how long the table is held, and whom to ring. */
export function arrivalParts({ restaurant, settings: { texts, policies } }: BookingFacts): EmailPart[] {
  const holding = policies.tableKeptMinutes ? `${tableKeptText(policies.tableKeptMinutes)} ` : '';
  return [
    titlePart('On the day'),
    textPart(texts.bookedArrival),
    textPart(`${holding}Running late? Tell us online, or ring `, phoneLink(restaurant.phone), '.'),
  ];
}

/** The address, `ways` to get there, and links to directions and the restaurant's page. */
export const gettingHereParts = (
  { restaurant, pageUrl, directionsUrl }: BookingFacts,
  ways: readonly string[] = [],
): EmailPart[] => [
  titlePart('Getting here'),
  textPart([restaurant.title, ...restaurant.address, restaurant.postcode].join(', ')),
  ...ways.map((way) => textPart(way)),
  linkPart('Get directions', directionsUrl),
  linkPart('Opening hours, access and menus', pageUrl),
];

const YOURS_ALONE = 'Keep these links to yourself: anyone who has them can change or cancel your booking.';
const detailsLink = ({ detailsUrl }: BookingFacts) => linkPart('Change allergies, high chairs or requests', detailsUrl);

const byLinks = (facts: BookingFacts): EmailPart[] => [
  textPart(YOURS_ALONE),
  linkPart('Change your booking', facts.changeUrl),
  detailsLink(facts),
  linkPart('Cancel your booking', facts.cancelUrl),
  textPart('Or ring ', phoneLink(facts.restaurant.phone), '.'),
];

const byPhone = (facts: BookingFacts): EmailPart[] => [
  textPart('To change the day, time or party, ring ', phoneLink(facts.restaurant.phone), `. ${YOURS_ALONE}`),
  detailsLink(facts),
  linkPart('Cancel your booking', facts.cancelUrl),
];

/** Links to cancel and, while possible online, to change; and the phone number. */
export const changeOrCancelParts = (facts: BookingFacts): EmailPart[] => [
  titlePart('Plans changed?'),
  ...(isChangedByPhone(facts) ? byPhone(facts) : byLinks(facts)),
];

function changeTerms(facts: BookingFacts): string {
  return isChangedByPhone(facts)
    ? 'To change your booking, ring us.'
    : 'You can change your booking online until then. After that, ring us.';
}

/** The card guarantee in the agreed words; empty without one. */
export function cardGuaranteeParts(facts: BookingFacts): EmailPart[] {
  const { guarantee, now } = facts;
  if (guarantee?.status !== 'held') return [];
  const { amount_pence: amount, free_until } = guarantee;
  const terms = cardHeldText({ amount, freeUntil: free_until.toISOString() }, now);
  return [
    titlePart('Your card'),
    textPart(`${terms} ${changeTerms(facts)} You agreed to this:`),
    quotePart(guarantee.wording),
  ];
}
