import { type EmailContent, type EmailPart, textPart, ticketPart } from '../../messages/email-content.ts';
import { factsText } from '../../messages/email-text.ts';
import { factsOf, partyText, whenText } from '../rules/booking-text.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import { changedLines, type TicketLine } from '../rules/ticket.ts';
import { changeOf, tablesInHistory, unreportedChange } from './booking-changes.ts';
import { bookingLines, currentSeatingLines } from './booking-email-parts.ts';
import type { BookingFacts, SeatingChange } from './booking-facts.server.ts';
import { feeForRestaurant } from './cancellation-fee.ts';
import { seatingLines } from './ticket-lines.ts';

const tableLine = (tableIds: readonly string[]): TicketLine[] =>
  tableIds.length > 0 ? [{ label: 'Table', value: tableIds.join(', ') }] : [];
export const guestLine = ({ booking }: BookingFacts) => ({
  label: 'Guest',
  value: `${booking.first_name} ${booking.last_name}`,
});
export const contactLines = ({ booking }: BookingFacts): TicketLine[] => [
  { label: 'Phone', value: booking.phone_number || 'not given' },
  { label: 'E-mail', value: booking.email },
];

/** An e-mail to the restaurant: the facts, then the ticket. */
export function notice(
  facts: BookingFacts,
  {
    lines,
    more = [],
    ...rest
  }: Pick<EmailContent, 'subject' | 'headline' | 'facts'> & { lines: TicketLine[]; more?: EmailPart[] },
): EmailContent {
  const { reference } = facts.booking;
  return {
    preview: `${factsText(rest.facts ?? facts.facts)}. Reference ${reference}.`,
    facts: facts.facts,
    ...rest,
    parts: [...more, ticketPart({ title: 'Reference', reference, lines })],
    reason: `Sent to the restaurant by ${facts.brand.name}’s booking system.`,
  };
}

export const guestsOf = ({ booking }: BookingFacts) => partyText(seatingOf(booking));

export function newBookingNotice(facts: BookingFacts): EmailContent {
  return notice(facts, {
    subject: `New booking ${facts.booking.reference}: ${guestsOf(facts)}, ${facts.when}`,
    headline: 'New booking',
    lines: [...bookingLines(facts), guestLine(facts), ...contactLines(facts), ...tableLine(tablesInHistory(facts))],
  });
}

function linesOfChange({ from, to }: SeatingChange, facts: BookingFacts): TicketLine[] {
  const linesOf = (seated: typeof from) => [...seatingLines(seated, facts), ...tableLine(seated.tableIds)];
  return changedLines(linesOf(to), linesOf(from));
}

/** The seating before and after the change; the rest is in the first notice. */
export function changedBookingNotice(facts: BookingFacts, sequence: number): EmailContent {
  const { booking } = facts;
  const change = changeOf(facts, sequence);
  const { to } = change;
  const now = `${partyText(to)}, ${whenText(to)}`;
  return notice(facts, {
    subject: `Changed booking ${booking.reference}: ${now}`,
    headline: 'Booking changed',
    facts: factsOf(facts.restaurant.title, to),
    lines: [...linesOfChange(change, facts), guestLine(facts)],
  });
}

/** The released tables, and the seating last reported if a later change was never reported. */
export function cancelledBookingNotice(facts: BookingFacts): EmailContent {
  const { booking, when } = facts;
  const change = unreportedChange(facts);
  const seating = change
    ? linesOfChange(change, facts)
    : [...currentSeatingLines(facts), ...tableLine(tablesInHistory(facts))];
  return notice(facts, {
    subject: `Cancelled booking ${booking.reference}: ${guestsOf(facts)}, ${when}`,
    headline: 'Booking cancelled',
    more: [textPart(feeForRestaurant(facts))],
    lines: [...seating, guestLine(facts)],
  });
}
