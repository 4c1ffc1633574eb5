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
import { capitalise } from '../../values/text.ts';
import { cardHeldText, tableKeptText } from '../rules/booking-text.ts';
import { needsLines } from '../rules/needs.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import type { TicketLine } from '../rules/ticket.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { isChangedByPhone } from './cancellation-fee.ts';
import { extrasLines, seatingLines } from './ticket-lines.ts';

const requestLine = (label: string, value: string): TicketLine[] => (value ? [{ label, value }] : []);

type DinerEmail = Pick<EmailContent, 'subject' | 'parts' | 'structuredData'> & { headline: string; reason?: string };

const BOOKED_REASON =
  'You get this e-mail because a table was booked with your address. If that was not you, please answer and tell us.';

/** An e-mail to the diner about a booking or a request: greeted by name, the facts at the top. */
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

/** Where, when and how many, as the booking is now. */
export const currentSeatingLines = (facts: BookingFacts): TicketLine[] => seatingLines(seatingOf(facts.booking), facts);

/** The booking as ticket lines; `request` is the label of the diner's special request. */
export function bookingLines(
  facts: BookingFacts,
  { request = 'You asked', seating = currentSeatingLines(facts) } = {},
) {
  const { booking } = facts;
  return [
    ...seating,
    ...extrasLines(booking.upsells),
    ...needsLines(booking.needs),
    ...requestLine(request, booking.special_request),
  ];
}

export const bookingTicket = (facts: BookingFacts, lines = bookingLines(facts)): EmailPart =>
  ticketPart({ title: 'Your reference', reference: facts.booking.reference, lines });

export const manageButton = ({ manageUrl }: BookingFacts): EmailPart => buttonPart('Manage your booking', manageUrl);

/** What to say on arriving, how long the table is kept, and whom to ring. */
export function arrivalParts({ restaurant, settings: { texts, policies } }: BookingFacts): EmailPart[] {
  const kept = policies.tableKeptMinutes ? `${tableKeptText(policies.tableKeptMinutes)} ` : '';
  return [
    titlePart('When you come'),
    textPart(texts.bookedArrival),
    textPart(`${kept}Running late? Say so on the page of your booking, or ring `, phoneLink(restaurant.phone), '.'),
  ];
}

/** The address, with links to maps and directions. */
export const gettingHereParts = ({ restaurant, pageUrl, directionsUrl }: BookingFacts): EmailPart[] => [
  titlePart('Getting here'),
  textPart([restaurant.title, ...restaurant.address, restaurant.postcode].join(', ')),
  ...restaurant.gettingHere.map((way) => textPart(way)),
  linkPart('Get directions', directionsUrl),
  linkPart('Opening hours, access and menus', pageUrl),
];

const YOURS_ALONE = 'Keep these links to yourself: anyone who has them can change or cancel the booking.';
const detailsLink = ({ detailsUrl }: BookingFacts) => linkPart('Change allergies, high chairs or requests', detailsUrl);

const byLinks = (facts: BookingFacts): EmailPart[] => [
  textPart(
    'You can change the day, the time, the number of people and the menu, tell us about allergies, high chairs or ' +
      `anything else we should know, or cancel. ${YOURS_ALONE}`,
  ),
  linkPart('Change your booking', facts.changeUrl),
  detailsLink(facts),
  linkPart('Cancel your booking', facts.cancelUrl),
];

const byPhone = (facts: BookingFacts): EmailPart[] => [
  textPart(
    'You can still tell us about allergies, high chairs or anything else we should know, or cancel. ' +
      `To change the table, please ring. ${YOURS_ALONE}`,
  ),
  detailsLink(facts),
  linkPart('Cancel your booking', facts.cancelUrl),
];

/** The links to cancel and, while that can be done online, to change; and the telephone number for the rest. */
export const changeOrCancelParts = (facts: BookingFacts): EmailPart[] => [
  titlePart('If your plans change'),
  ...(isChangedByPhone(facts) ? byPhone(facts) : byLinks(facts)),
  textPart('Or ring the restaurant on ', phoneLink(facts.restaurant.phone), ' and give your reference.'),
];

function changeTerms(facts: BookingFacts): string {
  const onlyByPhone = 'the table can only be changed by phone.';
  return isChangedByPhone(facts)
    ? capitalise(onlyByPhone)
    : `Changing the table is free until then too; after that ${onlyByPhone}`;
}

/** The card guarantee, in exactly the words agreed to; empty without a guarantee. */
export function cardGuaranteeParts(facts: BookingFacts): EmailPart[] {
  const { guarantee, now } = facts;
  if (guarantee?.status !== 'held') return [];
  const { amount_pence: amount, free_until } = guarantee;
  const terms = cardHeldText({ amount, freeUntil: free_until.toISOString() }, now);
  return [
    titlePart('Your card'),
    textPart(`${terms} ${changeTerms(facts)} This is what you agreed to:`),
    quotePart(guarantee.wording),
  ];
}
